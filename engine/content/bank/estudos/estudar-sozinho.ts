import type { BankSubtopic } from '../../content-types.ts';

export const estudarSozinho: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'estudar-sozinho',
  questions: [
    {
      question: 'Como montar um cronograma de estudos em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Põe duas matérias na segunda, duas na terça e só revisão na quarta.' },
        { mechanism: 'erro', text: 'Três horas colorindo a tabela, vinte minutos de livro.' },
        { mechanism: 'desafio', text: 'Anota por três dias onde a sua tarde vai parar.' },
        { mechanism: 'cena', text: 'Cinco cores na folha da geladeira e nenhum quadradinho riscado.' },
        { mechanism: 'contra', text: 'Cronograma bom tem um buraco no meio da quinta.' },
        { mechanism: 'prova', text: 'Vou montar uma semana aqui com a faxina dentro.' },
        { mechanism: 'quebra', text: 'Apaga “estudar história” e escreve “página 40 até 46”.' },
        { mechanism: 'lacuna', text: 'Falta uma hora nessa tabela, e é a de parar.' },
      ],
    },
    {
      question: 'Por que não consigo me concentrar nos estudos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Caderno aberto, celular virado pra baixo, mão indo no automático.' },
        { mechanism: 'dialogo', text: '“É só um minuto.” Quarenta depois, receita de pão.' },
        { mechanism: 'custo', text: 'Cada notificação te devolve pro começo do parágrafo.' },
        { mechanism: 'lacuna', text: 'Um objeto na sua mesa ganha de qualquer matéria.' },
        { mechanism: 'mito', text: 'Música com letra disputa a frase com o livro.' },
        {
          mechanism: 'confissao',
          text: 'Já faxinei o quarto inteiro pra não abrir a apostila.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Bota o celular na panela e põe a tampa.' },
        { mechanism: 'chamada', text: 'Se você lê a página e esquece o título, chega aqui.' },
      ],
    },
    {
      question: 'Dá pra aprender uma matéria sem professor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Sem aula marcada, a pergunta tem que sair de você.' },
        { mechanism: 'compara', text: 'Videoaula não avisa onde você errou. Lista com gabarito avisa.' },
        { mechanism: 'mito', text: 'Entender a explicação ainda não é saber fazer.' },
        { mechanism: 'erro', text: 'Pular a parte chata e empacar dois capítulos depois.' },
        { mechanism: 'desafio', text: 'Explica o assunto em voz alta pra geladeira.' },
        { mechanism: 'prova', text: 'Vou aprender um tema novo aqui, com lápis e livro.' },
        { mechanism: 'numero', text: 'Fica com um livro, uma lista de exercícios e um caderno de erros.' },
        { mechanism: 'pergunta', text: 'Se a conta sair errada, como você descobre?' },
      ],
    },
    {
      question: 'Quanto tempo de pausa fazer entre os estudos?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Cinquenta minutos de livro, dez de janela.' },
        { mechanism: 'erro', text: 'Descansar da tela em outra tela.' },
        { mechanism: 'mito', text: 'Pausa só depois de terminar tudo é pausa às onze da noite.' },
        { mechanism: 'cena', text: 'Intervalo de cinco minutos, capítulo inteiro da novela.' },
        { mechanism: 'desafio', text: 'Lava um copo a cada capítulo terminado.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha pausa era rede social. Virou varrer o corredor.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Parar no meio de um exercício facilita a volta.' },
        { mechanism: 'custo', text: 'Descanso pulado volta como releitura às dez da noite.' },
      ],
    },
    {
      question: 'Como trabalhar e estudar ao mesmo tempo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Nove da noite, marmita fria, apostila no colo.' },
        { mechanism: 'numero', text: 'Soma os retalhos: vinte minutos no trem, trinta no almoço.' },
        { mechanism: 'contra', text: 'Duas noites inteiras rendem mais que cinco pescando no livro.' },
        { mechanism: 'dialogo', text: '“Quando sobrar tempo eu estudo.” Em que mês ele sobrou?' },
        { mechanism: 'erro', text: 'Matéria difícil depois do expediente não entra nem com café.' },
        { mechanism: 'chamada', text: 'Ponto batido às seis, prova na quinta: vem cá.' },
        { mechanism: 'loop', text: 'Essa gravação no fone vira revisão no caminho pro trabalho.' },
        { mechanism: 'desafio', text: 'Escolhe uma noite fixa e avisa a casa inteira.' },
      ],
    },
  ],
};
