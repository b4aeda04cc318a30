import type { BankSubtopic } from '../../content-types.ts';

export const aprenderProgramacao: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'aprender-programacao',
  questions: [
    {
      question: 'Como aprender programação do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Pausa a décima aula e digita uma linha sua.' },
        { mechanism: 'numero', text: 'Vinte linhas tortas ensinam mais que um módulo assistido.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro programa somava a conta do bar, e errava a gorjeta.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Copiar olhando pra tela do professor não conta como programar.' },
        { mechanism: 'cena', text: 'Tela preta, cursor piscando, e a palavra “olá” aparece.' },
        { mechanism: 'desafio', text: 'Escreve em português, passo por passo, como você faz café.' },
        { mechanism: 'lacuna', text: 'Antes da primeira linguagem, existe um treino no papel.' },
        { mechanism: 'prova', text: 'Vou fazer um programinha inteiro enquanto o arroz cozinha.' },
      ],
    },
    {
      question: 'Por que é tão difícil aprender a programar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Meia-noite, quarenta linhas, e a culpa era de um parêntese.' },
        { mechanism: 'mito', text: 'Gostar de conta ajuda menos que paciência pra ler erro.' },
        { mechanism: 'dialogo', text: '“Na aula eu entendo, na tela some.” Isso tem conserto.' },
        { mechanism: 'custo', text: 'Trocar de curso todo mês te prende na aula três.' },
        { mechanism: 'chamada', text: 'Pra quem já começou quatro vezes e parou nas funções.' },
        {
          mechanism: 'antes-depois',
          text: 'Mensagem vermelha me expulsava. Hoje leio a última linha.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Travar duas horas faz parte do ofício, até com salário.' },
        { mechanism: 'compara', text: 'Assistir aula é ver natação na TV, digitar é água no nariz.' },
      ],
    },
    {
      question: 'Qual linguagem de programação aprender primeiro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Um mês comparando linguagens é um mês sem escrever nenhuma.' },
        { mechanism: 'compara', text: 'Python se lê quase como frase, JavaScript aparece no navegador.' },
        { mechanism: 'erro', text: 'Escolher pelo salário do anúncio e largar na segunda aula.' },
        { mechanism: 'numero', text: 'Dez minutos de código em cada mostram qual te irrita menos.' },
        { mechanism: 'mito', text: 'A primeira linguagem não é casamento, dá pra trocar depois.' },
        { mechanism: 'loop', text: 'O mesmo programa em três idiomas: repara no tamanho do terceiro.' },
        {
          mechanism: 'confissao',
          text: 'Comecei pela mais difícil porque o nome era bonito.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Site, jogo ou planilha que se preenche: qual te anima?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender a programar?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quarenta minutos de código por dia vencem o sábado inteiro.' },
        { mechanism: 'mito', text: 'Curso de sábado ensina o alfabeto, falta a redação.' },
        { mechanism: 'dialogo', text: '“Três meses dá?” Pra fazer uma calculadora, sobra.' },
        { mechanism: 'custo', text: 'Projeto largado no meio faz o calendário voltar pro zero.' },
        { mechanism: 'cena', text: 'Seis meses de aula, e nenhum programa seu no ar.' },
        {
          mechanism: 'antes-depois',
          text: 'Um formulário me custava um mês. Hoje custa uma tarde.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Se esse exercício sai sem consulta, você passou do começo.' },
        { mechanism: 'desafio', text: 'Marca no calendário a estreia do primeiro programa feio.' },
      ],
    },
    {
      question: 'Dá pra aprender a programar depois dos 40?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Fez curso de datilografia? Então o teclado já é seu amigo.' },
        { mechanism: 'contra', text: 'Quem já contou estoque sabe o que o sistema precisa.' },
        { mechanism: 'mito', text: 'Nem aos vinte se decora comando. Fica na aba do lado.' },
        { mechanism: 'cena', text: 'Óculos no cabelo, café frio, e o primeiro laço rodou.' },
        { mechanism: 'dialogo', text: '“Minha filha de doze faz isso melhor.” Chama ela pra ajudar.' },
        { mechanism: 'erro', text: 'Turma de vinte e poucos não é adversária, larga essa corrida.' },
        { mechanism: 'quebra', text: 'Aumenta a letra do editor e começa pela sua planilha.' },
        { mechanism: 'desafio', text: 'Escolhe uma conta chata do serviço e faz o programa somar.' },
      ],
    },
  ],
};
