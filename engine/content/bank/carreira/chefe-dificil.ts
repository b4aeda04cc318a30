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
        { mechanism: 'numero', text: 'Data, hora e duas testemunhas no mesmo caderno.' },
        { mechanism: 'erro', text: 'Responder o áudio dele na mesma hora, ainda tremendo.' },
        { mechanism: 'desafio', text: 'Manda um e-mail de três linhas confirmando o combinado.' },
        { mechanism: 'contra', text: 'Chefe explosivo tem horário. Marca a conversa fora dele.' },
        {
          mechanism: 'confissao',
          text: 'Chorei no banheiro do terceiro andar por causa de um relatório.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Essa frase de seis palavras esfria conversa aos gritos.' },
      ],
    },
    {
      question: 'Por que meu chefe pega tanto no meu pé?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'compara', text: 'Cobrança fala do relatório, perseguição fala de você.' },
        { mechanism: 'lacuna', text: 'Pode ter uma prioridade dele que nunca chegou em você.' },
        { mechanism: 'dialogo', text: '“É só comigo.” Observa uma semana antes de fechar questão.' },
        { mechanism: 'cena', text: 'Dez da noite, mensagem: “passa na minha mesa cedo”.' },
        { mechanism: 'mito', text: 'Chefe em cima nem sempre é chefe contra.' },
        { mechanism: 'custo', text: 'Adivinhar o que ele quer consome a manhã.' },
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
        { mechanism: 'erro', text: 'Apagar os prints pra tentar esquecer.' },
        { mechanism: 'numero', text: 'Ouvidoria, sindicato e MPT: são três portas pra bater.' },
        { mechanism: 'mito', text: 'Humilhar na frente da equipe não é jeito de cobrar.' },
        { mechanism: 'contra', text: 'Antes da denúncia vem a pasta com datas e mensagens.' },
        { mechanism: 'dialogo', text: '“Vão dizer que é exagero.” O print não exagera.' },
        { mechanism: 'custo', text: 'O silêncio também cobra, e cobra no domingo à noite.' },
        { mechanism: 'chamada', text: 'Se o nome dele no celular já te dá aperto, fica.' },
        { mechanism: 'compara', text: 'Bronca acontece num dia, assédio volta na semana seguinte.' },
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
        { mechanism: 'custo', text: 'O mau humor da firma chega em casa antes de você.' },
        {
          mechanism: 'antes-depois',
          text: 'Esperei ele mudar por três anos. Depois mudei eu, de andar.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Sair batendo porta, sem nenhuma entrevista marcada.' },
        { mechanism: 'contra', text: 'Ficar com plano pesa menos que ficar com medo.' },
      ],
    },
    {
      question: 'Como lidar com fofoca no trabalho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Porta da copa entreaberta e o seu nome no meio.' },
        { mechanism: 'dialogo', text: '“Não espalha, mas.” Aí começa a hora extra.' },
        { mechanism: 'quebra', text: 'Pega o café e volta pra mesa.' },
        {
          mechanism: 'confissao',
          text: 'Já passei história errada adiante. Pedi desculpa na copa.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Textão de defesa no grupo só dá mais assunto.' },
        { mechanism: 'desafio', text: 'Da próxima, responde só: “fala direto com ela”.' },
        { mechanism: 'prova', text: 'Vou te dar três respostas curtas pra hora do cafezinho.' },
        { mechanism: 'erro', text: 'Contar da separação pra mesa inteira no almoço.' },
      ],
    },
  ],
};
