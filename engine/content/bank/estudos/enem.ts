import type { BankSubtopic } from '../../content-types.ts';

export const enem: BankSubtopic = {
  domain: 'estudos',
  subtopic: 'enem',
  questions: [
    {
      question: 'Como começar a estudar pro Enem em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Separa cinco cadernos: um por área e um só de erro.' },
        { mechanism: 'cena', text: 'Quarto dividido com a irmã, fone no ouvido, função na tela.' },
        { mechanism: 'desafio', text: 'Faz a prova do ano passado num domingo, com relógio.' },
        { mechanism: 'erro', text: 'Todo dia você abre pela matéria que já gabarita.' },
        { mechanism: 'quebra', text: 'Pausa a série e imprime o caderno amarelo.' },
        { mechanism: 'contra', text: 'Lista de cursinho pode esperar, prova antiga não.' },
        { mechanism: 'prova', text: 'Prova de 2023 na mão: vou contar os assuntos repetidos.' },
        { mechanism: 'mito', text: 'Matemática básica cai mais que conteúdo de olimpíada.' },
      ],
    },
    {
      question: 'Por que acertei bastante e minha nota do Enem foi baixa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Você e o vizinho acertam vinte, e a nota sai diferente.' },
        { mechanism: 'erro', text: 'Gastar doze minutos na difícil e chutar a fácil.' },
        { mechanism: 'custo', text: 'Errou a fácil, e a difícil certa pode valer menos.' },
        { mechanism: 'cena', text: 'Trinta e dois certos no gabarito, boletim estranho em janeiro.' },
        { mechanism: 'dialogo', text: '“Chutei e deu certo.” A nota desconfia do chute.' },
        { mechanism: 'lacuna', text: 'Duas questões certas pesam diferente, e o caderno não avisa qual.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ia da primeira à última. Agora caço as fáceis antes.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Questão em branco não protege nota nenhuma.' },
      ],
    },
    {
      question: 'Sisu ou Prouni: qual usar com a nota do Enem?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Sisu leva pra pública, Prouni leva bolsa na particular.' },
        { mechanism: 'erro', text: 'Desistir do curso pela nota parcial do primeiro dia.' },
        { mechanism: 'numero', text: 'No Sisu cabem duas opções, e a segunda merece meia hora.' },
        { mechanism: 'mito', text: 'Zerar a redação fecha as duas portas.' },
        { mechanism: 'dialogo', text: '“Minha nota não dá pra nada.” Em qual cidade?' },
        { mechanism: 'desafio', text: 'Anota a nota de corte do mesmo curso em três estados.' },
        { mechanism: 'pergunta', text: 'Você moraria longe de casa por esse curso?' },
        { mechanism: 'lacuna', text: 'No Prouni, um limite de renda decide antes da nota.' },
      ],
    },
    {
      question: 'Como administrar o tempo na prova do Enem?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Noventa questões e um texto: uns três minutos pra cada uma.' },
        { mechanism: 'cena', text: 'Na lousa, três e meia. Na prova, você na vinte.' },
        { mechanism: 'erro', text: 'A redação não cabe nos últimos quarenta minutos.' },
        { mechanism: 'desafio', text: 'Treina o cartão: noventa bolinhas, de caneta, no relógio.' },
        { mechanism: 'contra', text: 'Pular a sete agora não é desistir da sete.' },
        { mechanism: 'custo', text: 'Cada releitura do textão rouba uma conta fácil.' },
        {
          mechanism: 'confissao',
          text: 'Faltavam onze bolinhas quando a fiscal recolheu o meu cartão.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou ler um enunciado do Enem de baixo pra cima.' },
      ],
    },
    {
      question: 'O que fazer na véspera do Enem?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Sábado à noite, apostila fechada, documento em cima da mesa.' },
        { mechanism: 'erro', text: 'Deixar pra procurar o RG no domingo, às onze e meia.' },
        { mechanism: 'quebra', text: 'Sai do grupo da sala até segunda.' },
        { mechanism: 'mito', text: 'Decorou às onze da noite, sumiu às três da tarde.' },
        { mechanism: 'numero', text: 'O portão fecha à uma da tarde, no relógio de Brasília.' },
        { mechanism: 'chamada', text: 'Seu local fica do outro lado da cidade? Testa o ônibus.' },
        { mechanism: 'loop', text: 'Essa caneta de tubo transparente precisa de uma irmã.' },
        { mechanism: 'lacuna', text: 'Um item da mochila faz falta lá pela questão sessenta.' },
      ],
    },
  ],
};
