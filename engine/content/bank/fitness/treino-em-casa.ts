import type { BankSubtopic } from '../../content-types.ts';

export const treinoEmCasa: BankSubtopic = {
  domain: 'fitness',
  subtopic: 'treino-em-casa',
  questions: [
    {
      question: 'Como montar um treino completo em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sete da manhã, sofá arrastado, e o cachorro deita bem no tapete.' },
        { mechanism: 'numero', text: 'Empurrar, puxar, agachar e segurar: quatro verbos, um treino.' },
        { mechanism: 'prova', text: 'Vou treinar aqui, entre a cama e o armário.' },
        { mechanism: 'erro', text: 'Só flexão e abdominal: a ficha esqueceu que existem costas.' },
        { mechanism: 'desafio', text: 'Faz flexão na bancada da pia até a água ferver.' },
        { mechanism: 'lacuna', text: 'O movimento que falta na sala pede uma toalha.' },
        { mechanism: 'contra', text: 'Dá pra suar sem pulo e sem síndico na porta.' },
        { mechanism: 'chamada', text: 'Se o seu quarto mal abre a porta, esse treino cabe.' },
      ],
    },
    {
      question: 'Por que eu não consigo manter o treino em casa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Colchonete aberto, máquina de lavar apitando, série pela metade.' },
        { mechanism: 'dialogo', text: '“Depois que as crianças dormirem.” Aí quem dorme é você.' },
        {
          mechanism: 'antes-depois',
          text: 'De pijama eu parava na terceira série. De tênis, termino.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Você tem quarenta treinos salvos e nenhum começado.' },
        { mechanism: 'contra', text: 'Horário livre derruba mais treino que falta de espaço.' },
        { mechanism: 'quebra', text: 'Empurra a mesa de centro agora, antes de pensar.' },
        {
          mechanism: 'loop',
          text: 'Esse tapete fica aberto de propósito, no caminho do banheiro.',
          needsTruth: true,
        },
        {
          mechanism: 'confissao',
          text: 'Já pausei prancha pra responder grupo da família.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Treinar em casa ou pagar academia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um ano de mensalidade ou dois halteres pra sempre?' },
        { mechanism: 'mito', text: 'O peito não sabe se o chão é da sala ou da academia.' },
        { mechanism: 'custo', text: 'Trânsito de ida e volta também entra na mensalidade.' },
        { mechanism: 'chamada', text: 'Se a academia fica a quarenta minutos de ônibus, já respondi.' },
        {
          mechanism: 'confissao',
          text: 'Paguei seis meses e acabei no elástico do quarto.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Pra ver gente, sala nenhuma resolve.' },
        { mechanism: 'erro', text: 'Não cancela o plano sem testar um mês de tapete.' },
        { mechanism: 'pergunta', text: 'Quantas vezes te chamam em vinte minutos de tapete?' },
      ],
    },
    {
      question: 'Treino de 15 minutos em casa funciona?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Quinze minutos, três exercícios, celular virado pra parede.' },
        { mechanism: 'mito', text: 'Curto não quer dizer leve: agacha devagar e me conta.' },
        { mechanism: 'cena', text: 'Arroz no fogo baixo, cronômetro na pia, agachamento no corredor.' },
        { mechanism: 'desafio', text: 'Bota uma música e agacha devagar até ela acabar.' },
        { mechanism: 'prova', text: 'Vou fazer o treino inteiro aqui, com relógio na tela.' },
        { mechanism: 'dialogo', text: '“Isso não dá nem pra suar.” Tenta sem parar nenhuma vez.' },
        { mechanism: 'custo', text: 'Você esperou a hora livre aparecer, e maio passou inteiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes, uma hora aos sábados. Hoje, um pouquinho antes do banho.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Que equipamento comprar pra treinar em casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'quebra', text: 'Deixa a bicicleta no carrinho e mede o quarto.' },
        { mechanism: 'numero', text: 'Um elástico e uma toalha já rendem dez exercícios.' },
        { mechanism: 'compara', text: 'Kettlebell ou par de halteres: um deles serve de peso de porta.' },
        { mechanism: 'erro', text: 'Comprar a barra de porta antes de medir a porta.' },
        { mechanism: 'lacuna', text: 'A compra que mais uso custou menos que uma pizza.', needsTruth: true },
        { mechanism: 'loop', text: 'Olha onde foi parar a minha última esteira dobrável.', needsTruth: true },
        { mechanism: 'contra', text: 'O primeiro gasto é no chão: um tapete que não escorrega.' },
        { mechanism: 'prova', text: 'Seis quilos de arroz na mochila: pesei na balança.', needsTruth: true },
      ],
    },
  ],
};
