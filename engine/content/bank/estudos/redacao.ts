import type { BankSubtopic } from '../../content-types.ts';

export const redacao: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'redacao',
  questions: [
    {
      question: 'Como começar a redação do Enem?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Folha em branco, trinta linhas, tema que você nunca viu.' },
        { mechanism: 'erro', text: 'Abrir com “desde os primórdios da humanidade”.' },
        { mechanism: 'quebra', text: 'Larga a caneta e relê a frase do tema.' },
        { mechanism: 'numero', text: 'Rabisca duas ideias na borda antes da linha um.' },
        { mechanism: 'desafio', text: 'Reescreve o tema do seu jeito, numa linha só.' },
        { mechanism: 'contra', text: 'Título não é obrigatório, e come espaço.' },
        { mechanism: 'prova', text: 'Vou abrir o mesmo tema de três jeitos.' },
        { mechanism: 'loop', text: 'Essa palavrinha do tema quase sempre fica de fora.' },
      ],
    },
    {
      question: 'Por que minha redação não passa de 700 pontos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Entre o segundo e o terceiro parágrafo tá faltando uma ponte.' },
        { mechanism: 'custo', text: 'Fugir um palmo do tema derruba até texto bonito.' },
        { mechanism: 'erro', text: 'Citar filósofo e não amarrar ele em nada.' },
        { mechanism: 'dialogo', text: '“Mas não tem erro de português.” E argumento, tem?' },
        { mechanism: 'mito', text: 'Palavra difícil no lugar errado tira ponto.' },
        { mechanism: 'confissao', text: 'Copiei frase da coletânea achando que passava.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'Eu caçava vírgula. Passei a consertar o plano do texto.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Empacou na mesma nota há três simulados? Abre o espelho.' },
      ],
    },
    {
      question: 'Vale a pena usar modelo pronto de redação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Esqueleto pronto ajuda, texto decorado o corretor reconhece.' },
        { mechanism: 'mito', text: 'O tema do domingo não leu o seu modelo.' },
        { mechanism: 'erro', text: 'Tema de lixo, tema de cinema, e o mesmo sociólogo.' },
        { mechanism: 'contra', text: 'Com a estrutura no bolso sobra cabeça pro argumento.' },
        { mechanism: 'pergunta', text: 'E se o tema cair longe da sua frase decorada?' },
        { mechanism: 'prova', text: 'Vou pegar uma introdução decorada e trocar o tema dela.' },
        { mechanism: 'custo', text: 'Dez aberturas decoradas, nenhum texto inteiro na semana.' },
        { mechanism: 'numero', text: 'Leva três repertórios que sirvam em mais de um assunto.' },
      ],
    },
    {
      question: 'Quantas redações fazer por semana?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uma redação nova e uma reescrita por semana já dão trabalho.' },
        { mechanism: 'contra', text: 'Semana de prova na escola, zero redação, e tudo bem.' },
        { mechanism: 'cena', text: 'Quinta à noite, o texto de segunda voltou todo vermelho.' },
        { mechanism: 'mito', text: 'Cinco textos sem correção: o mesmo tropeço, cinco vezes.' },
        { mechanism: 'erro', text: 'Quatro folhas empilhadas pra corrigir em outubro não ensinam nada.' },
        { mechanism: 'desafio', text: 'Marca uma hora no relógio e escreve à mão.' },
        { mechanism: 'loop', text: 'Essa redação toda riscada vale por duas novas.' },
        { mechanism: 'custo', text: 'Treinar no teclado cobra no dia da letra corrida.' },
      ],
    },
    {
      question: 'Como fazer a proposta de intervenção da redação?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'São cinco peças: quem, o quê, como, pra quê e um detalhe.' },
        { mechanism: 'erro', text: '“A sociedade precisa se conscientizar” ainda não é proposta.' },
        { mechanism: 'dialogo', text: '“O governo deve agir.” Qual órgão, por qual meio?' },
        { mechanism: 'lacuna', text: 'Das peças da proposta, a última é a mais esquecida.' },
        { mechanism: 'prova', text: 'Vou montar uma proposta inteira em duas linhas.' },
        { mechanism: 'loop', text: 'Esse “por meio de” segura um pedaço da nota.' },
        { mechanism: 'cena', text: 'Faltam oito minutos, sobram quatro linhas, e a proposta tá sem agente.' },
        { mechanism: 'desafio', text: 'Circula na sua última redação quem vai agir.' },
      ],
    },
  ],
};
