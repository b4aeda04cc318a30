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
        { mechanism: 'numero', text: 'Primeiro o banco, segundo o boletim, terceiro as senhas.' },
        { mechanism: 'cena', text: 'Comprovante na tela, vendedor sem foto, um risquinho só na mensagem.' },
        { mechanism: 'erro', text: 'Apagar a conversa com raiva e ficar sem prova.' },
        { mechanism: 'mito', text: 'Transferência não se desfaz, mas pode ser bloqueada do outro lado.' },
        {
          mechanism: 'confissao',
          text: 'Caí às onze da manhã, com café tomado e cabeça fria.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Dentro do comprovante mora este botão de contestar.' },
        { mechanism: 'chamada', text: 'Coração na boca e recibo aberto na mão? Respira comigo.' },
      ],
    },
    {
      question: 'Por que tanta gente cai no golpe do WhatsApp?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Tia, meu celular quebrou.” O coração responde antes da cabeça.' },
        { mechanism: 'mito', text: 'O golpista prefere gente ocupada a gente boba.' },
        { mechanism: 'contra', text: 'Diploma nenhum protege de uma pressa bem-feita.' },
        { mechanism: 'cena', text: 'Meio-dia, panela no fogo, foto da filha, pedido urgente.' },
        { mechanism: 'lacuna', text: 'Uma palavra aparece em quase todo pedido falso.' },
        {
          mechanism: 'antes-depois',
          text: 'Desde aquele Pix, pedido por mensagem só anda com ligação.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Combina hoje uma pergunta que só a família responde.' },
        { mechanism: 'custo', text: 'Dois toques na tela, e a feira do mês foi embora.' },
      ],
    },
    {
      question: 'Ofensa na internet dá processo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Falar mal da torta é opinião; chamar a doceira de ladra, não.' },
        { mechanism: 'mito', text: 'Conta sem nome também deixa rastro.' },
        { mechanism: 'contra', text: 'Repassar o xingamento também pode sair caro.' },
        { mechanism: 'numero', text: 'Calúnia, injúria e difamação: três nomes pra três estragos.' },
        { mechanism: 'erro', text: 'Devolver no mesmo tom e entrar no processo também.' },
        { mechanism: 'cena', text: 'Print no grupo do prédio, o seu nome em maiúsculas.' },
        { mechanism: 'dialogo', text: '“Era brincadeira.” No boletim, a brincadeira tem dia e hora.' },
        { mechanism: 'prova', text: 'Grifo um comentário inventado, bem onde passa do limite.' },
      ],
    },
    {
      question: 'Quanto tempo tenho pra denunciar crime na internet?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Seis meses pra ofensa, contados de quando se sabe o autor.' },
        { mechanism: 'custo', text: 'Postagem de um dia some, e a prova vai junto.' },
        { mechanism: 'erro', text: 'Esperar o perfil sumir pra então tirar print.' },
        { mechanism: 'quebra', text: 'Não bloqueia ainda: salva o endereço da página.' },
        { mechanism: 'loop', text: 'Print que serve mostra esta barrinha aqui em cima.' },
        { mechanism: 'mito', text: 'Boletim também se registra de pijama, na delegacia virtual.' },
        { mechanism: 'desafio', text: 'Manda as provas pro seu e-mail agora, com data no assunto.' },
        { mechanism: 'chamada', text: 'Ameaça nas mensagens e medo de abrir o celular: fica comigo.' },
      ],
    },
    {
      question: 'Como tirar foto íntima vazada da internet?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Vergonha é de quem espalhou, não de quem confiou.' },
        { mechanism: 'quebra', text: 'Respira e copia os links antes de denunciar.' },
        { mechanism: 'mito', text: 'Ter mandado a foto não autoriza ninguém a espalhar.' },
        { mechanism: 'numero', text: 'Plataforma, polícia e um ombro: três avisos no mesmo dia.' },
        { mechanism: 'lacuna', text: 'Dentro das redes existe um formulário só pra isso.' },
        { mechanism: 'erro', text: 'Pagar a chantagem achando que acaba ali.' },
        { mechanism: 'dialogo', text: '“Por que mandou?” Essa frase não ajuda em nada.' },
        { mechanism: 'prova', text: 'Mostro onde fica o botão de denúncia, sem abrir imagem nenhuma.' },
      ],
    },
  ],
};
