import type { BankSubtopic } from '../../content-types.ts';

export const golpesFinanceiros: BankSubtopic = {
  domain: 'investimentos',
  subtopic: 'golpes-financeiros',
  questions: [
    {
      question: 'Pirâmide ou investimento de verdade: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'lacuna', text: 'Pergunta de onde sai o dinheiro do primeiro saque.' },
        { mechanism: 'dialogo', text: '“É só chamar dois amigos.” Aí já dá pra levantar.' },
        { mechanism: 'mito', text: 'Empresa com CNPJ e prédio bonito também pode ser fachada.' },
        { mechanism: 'erro', text: 'O primeiro pagamento caiu direitinho, aí veio o depósito maior.' },
        { mechanism: 'cena', text: 'Salão de hotel, música alta, carro de luxo no telão.' },
        { mechanism: 'desafio', text: 'Procura o nome da empresa nos alertas da CVM.' },
        { mechanism: 'custo', text: 'Convite de primo pode custar o dinheiro e o Natal.' },
        { mechanism: 'contra', text: 'Ganância não explica: o convite veio de gente querida.' },
      ],
    },
    {
      question: 'Caí no golpe do Pix: o que fazer agora?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Larga a conversa com o golpista e liga pro banco.' },
        { mechanism: 'numero', text: 'Três passos agora: banco, prints, boletim de ocorrência.' },
        { mechanism: 'loop', text: 'Pede o MED ao banco: três letras que abrem a contestação.' },
        { mechanism: 'erro', text: 'Apagou a conversa no susto, e a prova foi junto.' },
        { mechanism: 'contra', text: 'A vergonha é de quem aplicou o golpe.' },
        { mechanism: 'desafio', text: 'Anota hora, valor e chave antes que a cabeça embaralhe.' },
        { mechanism: 'mito', text: 'A devolução não é certa, mas só anda se você pedir.' },
        { mechanism: 'chamada', text: 'Se acabou de acontecer, respira: ainda dá pra agir.' },
      ],
    },
    {
      question: 'Como saber se a ligação do banco é golpe?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'prova', text: 'Vou imitar a ligação falsa e parar em cada truque.' },
        { mechanism: 'dialogo', text: '“Seu cartão foi clonado, senhor.” E já pede a senha.' },
        { mechanism: 'mito', text: 'Número do banco na tela também pode ser imitado.' },
        { mechanism: 'erro', text: 'Banco nenhum manda fazer um Pix pra cancelar outro.' },
        { mechanism: 'quebra', text: 'Desliga e liga você, no número atrás do cartão.' },
        { mechanism: 'cena', text: 'Motoboy na porta, envelope na mão, cartão cortado dentro.' },
        { mechanism: 'lacuna', text: 'Toda central falsa tem pressa de uma coisa só.' },
        {
          mechanism: 'numero',
          text: 'Senha, código e cartão: três coisas que o banco não pede por telefone.',
        },
      ],
    },
    {
      question: 'Como proteger pais e avós de golpes no celular?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Combina hoje uma palavra secreta com a família.' },
        { mechanism: 'cena', text: 'Almoço de domingo, celular da vó na mesa, limite do Pix na tela.' },
        { mechanism: 'contra', text: 'Bronca faz a pessoa esconder o próximo susto.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu dizia pra desconfiar. Agora a gente ensaia a ligação.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Limite baixo à noite protege mais que sermão comprido.' },
        {
          mechanism: 'confissao',
          text: 'Minha mãe me ligou antes de transferir. Quase não atendi.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Mãe, troquei de número.” Liga pro antigo primeiro.' },
        { mechanism: 'loop', text: 'Uma pergunta de família desmonta o falso filho.' },
      ],
    },
    {
      question: 'Quanto tempo tenho pra contestar um Pix de golpe?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O prazo conta em dias, a chance conta em minutos.' },
        { mechanism: 'custo', text: 'Cada hora de espera deixa o dinheiro pular de conta.' },
        { mechanism: 'erro', text: 'Esperou a segunda pra falar com o gerente, e o dinheiro andou.' },
        { mechanism: 'mito', text: 'Boletim de ocorrência não substitui a ligação pro banco.' },
        { mechanism: 'prova', text: 'Abri o aplicativo pra mostrar onde fica o contestar.' },
        { mechanism: 'compara', text: 'Erro de digitação e golpe seguem caminhos diferentes no banco.' },
        { mechanism: 'lacuna', text: 'Além do banco, existe uma segunda porta pra reclamar.' },
        { mechanism: 'chamada', text: 'Pra quem descobriu só ontem: ainda vale pedir.' },
      ],
    },
  ],
};
