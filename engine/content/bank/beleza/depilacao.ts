import type { BankSubtopic } from '../../content-types.ts';

export const depilacao: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'depilacao',
  questions: [
    {
      question: 'Como se depilar com lâmina sem irritar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Deixa a pele três minutos na água morna antes da primeira passada.' },
        { mechanism: 'erro', text: 'Sabonete de mão, lâmina velha e pressa de sexta à noite.' },
        { mechanism: 'numero', text: 'Depois de uns cinco banhos, o aparelho vai pro lixo.' },
        { mechanism: 'quebra', text: 'Tira o aparelho de dentro do box, ele enferruja no vapor.' },
        { mechanism: 'contra', text: 'Passar a favor do pelo demora mais e arde menos.' },
        { mechanism: 'cena', text: 'Canela lisinha, corte no tornozelo e papel grudado no sangue.' },
        { mechanism: 'prova', text: 'Espalho o creme e passo uma vez só: olha.' },
        { mechanism: 'mito', text: 'Lâmina não engrossa o pelo, só deixa a ponta reta.' },
      ],
    },
    {
      question: 'Por que o pelo encrava depois da depilação?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Biquíni novo, e cinco bolinhas vermelhas bem na virilha.' },
        { mechanism: 'erro', text: 'Cavar o pelo com agulha na frente do espelho de aumento.' },
        { mechanism: 'lacuna', text: 'O que você veste no dia seguinte tem parte nisso.' },
        { mechanism: 'desafio', text: 'Esfolia de leve dois dias depois, nunca na mesma noite.' },
        { mechanism: 'dialogo', text: '“Só vou cutucar com a pinça.” A mancha fica até o Carnaval.' },
        { mechanism: 'contra', text: 'Fio crespo nasce, faz a curva e entra de volta.' },
        {
          mechanism: 'chamada',
          text: 'Se a bolinha tá quente, com pus e doendo, mostra pro dermatologista.',
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu saía da depilação de calça justa. Hoje vou de vestido.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Depilação a laser vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'custo', text: 'Antes de achar caro, soma dez anos de cera.' },
        { mechanism: 'mito', text: 'O laser leva muito pelo, mas um ou outro volta.' },
        { mechanism: 'numero', text: 'Umas oito sessões, com mais de um mês entre elas.' },
        { mechanism: 'contra', text: 'Pelo loiro ou branco o aparelho quase não enxerga.' },
        { mechanism: 'erro', text: 'Ir pra praia no sábado com sessão marcada pra terça.' },
        { mechanism: 'loop', text: 'Pede o disparo de teste antes do pacote, e eu digo por quê.' },
        { mechanism: 'chamada', text: 'Tem pele negra? Pergunta qual é o aparelho e quem opera.' },
        { mechanism: 'compara', text: 'Laser na axila e lâmina na canela: dá pra misturar, viu.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo fazer depilação com cera?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com meio centímetro de pelo, a cera já consegue puxar.' },
        { mechanism: 'cena', text: 'Décimo dia, pelo curtinho, e a cera só puxando a pele.' },
        { mechanism: 'quebra', text: 'Esconde a lâmina entre uma cera e outra.' },
        { mechanism: 'erro', text: 'Marcar a cera pra véspera da viagem de praia.' },
        { mechanism: 'confissao', text: 'Fui bem na semana da menstruação e vi estrelas.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Uma semana do mês costuma doer menos.' },
        { mechanism: 'desafio', text: 'Mede o pelo com a régua da escola antes de marcar.' },
        { mechanism: 'contra', text: 'Quem usa retinol no rosto precisa avisar antes da cera no buço.' },
      ],
    },
    {
      question: 'Cera ou lâmina: o que é melhor pra depilar?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Três dias sem dor ou três semanas com uma careta no começo?' },
        {
          mechanism: 'prova',
          text: 'Fiz uma perna com cada. Olha as duas dez dias depois.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Isso escurece a axila.” O que escurece é irritação repetida.' },
        { mechanism: 'custo', text: 'Um refil novo por quinzena quase empata com o salão.' },
        { mechanism: 'contra', text: 'Não depilar nada também é uma opção, tá?' },
        { mechanism: 'chamada', text: 'Tem diabetes, varizes ou pele fina? Pergunta antes de puxar.' },
        { mechanism: 'loop', text: 'A resposta é uma na canela e outra no buço. Olha.' },
        { mechanism: 'pergunta', text: 'Quanto sobra de paciência no seu banho de quarta?' },
      ],
    },
  ],
};
