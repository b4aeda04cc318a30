import type { BankSubtopic } from '../../content-types.ts';

export const golpesEInternet: BankSubtopic = {
  domain: 'direito',
  subtopic: 'golpes-e-internet',
  questions: [
    {
      question: 'O que fazer depois de cair no golpe do Pix?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Liga pro banco antes de contar no grupo.' },
        {
          mechanism: 'numero',
          text: 'A ordem é essa: primeiro o banco, segundo o boletim, terceiro as senhas.',
        },
        { mechanism: 'cena', text: 'O Pix caiu na hora, e a mensagem pro vendedor ficou num risquinho só.' },
        { mechanism: 'erro', text: 'Apagar a conversa com raiva é apagar a prova.' },
        { mechanism: 'mito', text: 'Pix feito nem sempre tá perdido: o banco pode pedir o bloqueio.' },
        {
          mechanism: 'confissao',
          text: 'Caí num golpe às onze da manhã, com o café já tomado.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O botão de contestar fica escondido neste canto do comprovante.' },
        { mechanism: 'chamada', text: 'Se aconteceu agora e o coração tá na boca, respira e vem comigo.' },
      ],
    },
    {
      question: 'Por que tanta gente cai no golpe do WhatsApp?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Tia, meu celular quebrou.” O coração responde antes da cabeça.' },
        { mechanism: 'mito', text: 'O golpista não procura gente boba, procura gente com pressa.' },
        { mechanism: 'contra', text: 'Diploma nenhum protege de um pedido bem apressado.' },
        { mechanism: 'cena', text: 'Panela no fogo, foto da filha na tela, e um pedido urgente.' },
        { mechanism: 'lacuna', text: 'Quase todo pedido falso traz a mesma palavra.' },
        {
          mechanism: 'antes-depois',
          text: 'Depois daquele Pix, pedido por mensagem só anda com ligação.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Combina hoje uma pergunta que só a família responde.' },
        { mechanism: 'custo', text: 'Foram dois toques na tela, e lá se foi a feira do mês.' },
      ],
    },
    {
      question: 'Ofensa na internet dá processo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Falar mal da torta é opinião; chamar a doceira de ladra, não.' },
        { mechanism: 'mito', text: 'Perfil sem nome e sem foto também deixa rastro.' },
        { mechanism: 'contra', text: 'Quem só repassa o xingamento também pode responder por ele.' },
        { mechanism: 'numero', text: 'A lei separa três ofensas: calúnia, injúria e difamação.' },
        { mechanism: 'erro', text: 'Você devolve no mesmo tom e entra no processo também.' },
        { mechanism: 'cena', text: 'No grupo do prédio, um print, e o seu nome em maiúsculas.' },
        { mechanism: 'dialogo', text: '“Era brincadeira.” No boletim, a brincadeira tem dia e hora.' },
        { mechanism: 'prova', text: 'Vou grifar num comentário inventado o ponto em que passa do limite.' },
      ],
    },
    {
      question: 'Quanto tempo tenho pra denunciar crime na internet?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Pra ofensa, a conta é de seis meses, desde que se sabe o autor.' },
        { mechanism: 'custo', text: 'A postagem some em um dia, e a prova vai junto.' },
        { mechanism: 'erro', text: 'Não espera o perfil sumir pra tirar print.' },
        { mechanism: 'quebra', text: 'Antes de bloquear, copia o endereço da página.' },
        { mechanism: 'loop', text: 'Print bom mostra esta barrinha aqui em cima.' },
        { mechanism: 'mito', text: 'Dá pra registrar boletim de casa, de pijama, na delegacia virtual.' },
        { mechanism: 'desafio', text: 'Manda as provas pro seu e-mail agora, com data no assunto.' },
        { mechanism: 'chamada', text: 'Se chega ameaça e você tem medo de abrir o celular, fica comigo.' },
      ],
    },
    {
      question: 'Como tirar foto íntima vazada da internet?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'A vergonha é de quem espalhou, não de quem confiou.' },
        { mechanism: 'quebra', text: 'Respira e copia os links antes de denunciar.' },
        { mechanism: 'mito', text: 'Mandar uma foto pra alguém não autoriza ninguém a espalhar.' },
        {
          mechanism: 'numero',
          text: 'São três avisos no mesmo dia: plataforma, polícia e alguém de confiança.',
        },
        { mechanism: 'lacuna', text: 'As redes têm um formulário só pra isso, meio escondido.' },
        { mechanism: 'erro', text: 'Quem paga a chantagem costuma receber outra.' },
        { mechanism: 'dialogo', text: '“Por que você mandou?” Essa pergunta não ajuda em nada.' },
        { mechanism: 'prova', text: 'Vou mostrar onde fica a denúncia sem abrir imagem nenhuma.' },
      ],
    },
  ],
};
