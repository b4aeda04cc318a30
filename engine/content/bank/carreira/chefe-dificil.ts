import type { BankSubtopic } from '../../content-types.ts';

export const chefeDificil: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'chefe-dificil',
  questions: [
    {
      question: 'Como lidar com um chefe tóxico?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Reunião das nove, voz alta, equipe encarando o teclado.' },
        { mechanism: 'quebra', text: 'Abaixa o tom e deixa o grito falando só.' },
        { mechanism: 'numero', text: 'Anota num caderno só: data, hora e duas testemunhas.' },
        { mechanism: 'erro', text: 'Áudio de chefe não se responde tremendo, espera dez minutos.' },
        { mechanism: 'desafio', text: 'Manda um e-mail de três linhas confirmando o combinado.' },
        { mechanism: 'contra', text: 'Chefe explosivo tem horário. Marca a conversa fora dele.' },
        {
          mechanism: 'confissao',
          text: 'Já chorei no banheiro do terceiro andar por causa de planilha.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa frase curta esfria chefe que tá gritando.' },
      ],
    },
    {
      question: 'Por que meu chefe pega tanto no meu pé?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'compara', text: 'Ele cobra a mesa toda ou só o seu relatório?' },
        { mechanism: 'lacuna', text: 'Uma prioridade dele mudou na terça e não te avisaram.' },
        { mechanism: 'dialogo', text: '“É só comigo.” Observa uma semana antes de fechar questão.' },
        { mechanism: 'cena', text: 'Dez da noite, mensagem: “passa na minha mesa cedo”.' },
        { mechanism: 'mito', text: 'Tem chefe que aperta porque o dele apertou primeiro.' },
        { mechanism: 'custo', text: 'A manhã vai embora decifrando um “ok” dele.' },
        { mechanism: 'desafio', text: 'Pergunta hoje qual entrega vem primeiro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu me escondia dele. Hoje mando um resumo toda sexta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena denunciar assédio moral no trabalho?',
      family: 'decisao',
      hooks: [
        { mechanism: 'erro', text: 'Apagar os prints pra ver se esquece mais rápido.' },
        { mechanism: 'numero', text: 'Ouvidoria, sindicato e MPT: são três portas pra bater.' },
        { mechanism: 'mito', text: 'Humilhar na frente da sala nunca foi jeito de cobrar meta.' },
        { mechanism: 'contra', text: 'Antes de denunciar, monta uma pasta com data e mensagem.' },
        { mechanism: 'dialogo', text: '“Vão dizer que é exagero.” O print não exagera.' },
        { mechanism: 'custo', text: 'Você engole na sexta e a conta chega domingo à noite.' },
        { mechanism: 'chamada', text: 'Se o nome dele no celular já te dá aperto, fica.' },
        { mechanism: 'compara', text: 'Bronca acontece num dia, perseguição volta na outra semana.' },
      ],
    },
    {
      question: 'Até quando aguentar um ambiente de trabalho tóxico?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Carro desligado na garagem da firma, dez minutos sem descer.' },
        { mechanism: 'pergunta', text: 'Você aconselharia a sua irmã a ficar aí?' },
        { mechanism: 'numero', text: 'Escolhe noventa dias e três coisas que precisam mudar.' },
        { mechanism: 'mito', text: 'Sofrer em silêncio não entra como experiência no currículo.' },
        { mechanism: 'custo', text: 'Sete da noite, e o jantar da família inteira é sobre a firma.' },
        {
          mechanism: 'antes-depois',
          text: 'Esperei ele mudar por três anos. Depois mudei eu, de andar.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Sair batendo porta, sem nenhuma entrevista marcada.' },
        { mechanism: 'contra', text: 'Ficar também vale, com currículo novo na gaveta.' },
      ],
    },
    {
      question: 'Como lidar com fofoca no trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Porta da copa entreaberta, risada, e o seu nome.' },
        { mechanism: 'dialogo', text: '“Não espalha, tá?” Até o almoço, o andar inteiro já sabe.' },
        { mechanism: 'quebra', text: 'Ouviu o cochicho? Enche a xícara e volta pra mesa.' },
        {
          mechanism: 'confissao',
          text: 'Já passei história errada adiante. Pedi desculpa na copa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Textão de defesa no grupo só dá mais assunto.' },
        { mechanism: 'desafio', text: 'Da próxima, responde só: “fala direto com ela”.' },
        { mechanism: 'prova', text: 'Vou responder três fofocas de escritório sem aumentar nenhuma.' },
        { mechanism: 'erro', text: 'Contou da separação no almoço, e até o estoque já sabe.' },
      ],
    },
  ],
};
