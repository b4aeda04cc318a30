import type { BankSubtopic } from '../../content-types.ts';

export const comerMelhor: BankSubtopic = {
  domain: 'nutricao',
  subtopic: 'comer-melhor',
  questions: [
    {
      question: 'Como começar uma reeducação alimentar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Segunda, gaveta cheia de alface. Quinta, tudo marrom.' },
        { mechanism: 'desafio', text: 'Põe uma fruta no caminho entre você e o sofá.' },
        { mechanism: 'contra', text: 'Arruma só o café da manhã e deixa o resto quieto.' },
        { mechanism: 'numero', text: 'Um prato melhor por dia já são trinta no mês.' },
        { mechanism: 'erro', text: 'Você esvaziou o armário no domingo e pediu pizza na quarta.' },
        {
          mechanism: 'confissao',
          text: 'Joguei a bolacha no lixo na segunda e comprei outra na terça.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A mudança começa num canto da cozinha longe do fogão.' },
        { mechanism: 'mito', text: 'Arroz com feijão nunca foi o vilão do seu almoço.' },
      ],
    },
    {
      question: 'Por que é tão difícil manter uma alimentação saudável?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Segunda eu volto.” Dá pra voltar na próxima garfada.' },
        { mechanism: 'cena', text: 'Nove da noite, nenhuma panela no fogo, e o aplicativo aberto.' },
        { mechanism: 'custo', text: 'O plano perfeito morre na primeira reunião que engole o almoço.' },
        { mechanism: 'chamada', text: 'Salada no almoço e armário escancarado às dez? Chega mais.' },
        { mechanism: 'quebra', text: 'Tira o pote de bolacha da altura do olho.' },
        {
          mechanism: 'antes-depois',
          text: 'A couve apodrecia na gaveta; hoje eu lavo antes de guardar.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou abrir minha geladeira do jeito que tá, sem arrumar.' },
        { mechanism: 'loop', text: 'Essa prateleira aqui decide o que eu belisco às seis.' },
      ],
    },
    {
      question: 'Pão integral vale a pena ou é igual ao branco?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Casca escura pode ser só farinha branca com corante caramelo.' },
        { mechanism: 'compara', text: 'Integral de verdade segura a manhã; branco pede bis às dez.' },
        { mechanism: 'desafio', text: 'Lê só o primeiro ingrediente da lista, atrás do pacote.' },
        { mechanism: 'custo', text: 'O pão saiu mais caro, mais bege, e a farinha é a mesma.' },
        { mechanism: 'prova', text: 'Três pacotes na mesa: um é integral, os outros fingem bem.' },
        { mechanism: 'erro', text: 'Espiga de trigo desenhada no plástico não faz pão integral.' },
        { mechanism: 'contra', text: 'Pão francês com ovo alimenta mais que integral com geleia.' },
        { mechanism: 'pergunta', text: 'Quantos ingredientes cabem num pão de forma?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra se acostumar a comer melhor?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Com umas três semanas, o salgadinho costuma arder de sal.' },
        { mechanism: 'mito', text: 'Paladar adulto também aprende, só que sem pressa nenhuma.' },
        { mechanism: 'cena', text: 'Um mês depois, o brócolis no garfo e nenhuma careta.' },
        { mechanism: 'confissao', text: 'Torci o nariz pra abobrinha o inverno inteiro.', needsTruth: true },
        { mechanism: 'quebra', text: 'Esquece o calendário e repete o almoço de ontem.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha salada nadava em molho; agora é limão e azeite.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Tá no décimo dia de salada e tudo ainda parece sem graça.' },
        { mechanism: 'dialogo', text: '“Não gosto de verdura.” De qual, e feita por quem?' },
      ],
    },
    {
      question: 'Como saber se um alimento é ultraprocessado?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Vou ler esse pacote de bolacha num fôlego só.' },
        { mechanism: 'loop', text: 'Esse último nome da lista aqui não existe na sua cozinha.' },
        { mechanism: 'numero', text: 'Cinco palavras que a sua avó não reconheceria? Desconfia do pacote.' },
        { mechanism: 'erro', text: 'Confiar na palavra fit escrita em verde.' },
        { mechanism: 'compara', text: 'Milho na espiga, milho em lata e salgadinho: só o nome é igual.' },
        { mechanism: 'contra', text: 'Leite, arroz e feijão também vêm em pacote, e tudo bem.' },
        { mechanism: 'lacuna', text: 'Um cantinho da embalagem é obrigado a contar o que tem dentro.' },
        { mechanism: 'desafio', text: 'Caça na despensa o rótulo mais comprido da casa.' },
      ],
    },
  ],
};
