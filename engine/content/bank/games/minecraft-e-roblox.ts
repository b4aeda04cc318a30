import type { BankSubtopic } from '../../content-types.ts';

export const minecraftERoblox: BankSubtopic = {
  domain: 'games',
  subtopic: 'minecraft-e-roblox',
  questions: [
    {
      question: 'Como sobreviver à primeira noite no Minecraft?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sol baixando, nenhuma cama, um chiado atrás da árvore.' },
        { mechanism: 'numero', text: 'Três lãs e três tábuas: a noite passa num piscar.' },
        { mechanism: 'quebra', text: 'Larga a casa bonita e cava um buraco.' },
        { mechanism: 'erro', text: 'Sair atrás de diamante com picareta de madeira.' },
        { mechanism: 'prova', text: 'Abro um mundo novo e deito antes do escuro: cronometra.' },
        { mechanism: 'desafio', text: 'Soca quatro árvores antes de olhar a paisagem.' },
        { mechanism: 'mito', text: 'Cubo de terra segura zumbi igual a castelo.' },
        { mechanism: 'confissao', text: 'Já dormi sem porta e acordei com visita verde.', needsTruth: true },
      ],
    },
    {
      question: 'Por que não acho diamante no Minecraft?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A altura certa mudou, e muito vídeo antigo ficou pra trás.' },
        { mechanism: 'erro', text: 'Cavar reto pra baixo e conhecer a lava de perto.' },
        { mechanism: 'numero', text: 'Na camada menos cinquenta e nove, a pedra fica generosa.' },
        { mechanism: 'desafio', text: 'Aperta F3 e confere a altura antes de cavar.' },
        { mechanism: 'custo', text: 'Três picaretas na camada errada, só carvão no baú.' },
        { mechanism: 'compara', text: 'Caverna acha rápido, túnel reto morre menos.' },
        { mechanism: 'cena', text: 'Última tocha, pedra por todo lado, azul no canto da tela.' },
        { mechanism: 'quebra', text: 'Guarda a picareta e escreve a coordenada da casa.' },
      ],
    },
    {
      question: 'Minecraft ou Roblox: qual é melhor pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um é caixa de blocos; o outro, um shopping de joguinhos.' },
        { mechanism: 'contra', text: 'Antes do mapa, escolhe quem pode falar no chat.' },
        { mechanism: 'pergunta', text: 'A criança gosta mais de construir ou de visitar?' },
        { mechanism: 'numero', text: 'Dois cadeados valem pros dois: conversa e compra.' },
        { mechanism: 'erro', text: 'Instalar, entregar o tablet e ir lavar a louça.' },
        { mechanism: 'prova', text: 'Abro as duas telas de controle dos pais, lado a lado.' },
        { mechanism: 'mito', text: 'Bloquinho colorido não quer dizer sala sem estranho.' },
        { mechanism: 'dialogo', text: '“Todo mundo da sala joga.” Então pergunta em qual mapa.' },
      ],
    },
    {
      question: 'A partir de que idade pode jogar Roblox?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Mãe, é de criança.” Depende da porta que abre lá dentro.' },
        { mechanism: 'contra', text: 'Data de nascimento inventada desliga as travas boas.' },
        { mechanism: 'numero', text: 'Existe uma classificação na loja e outra em cada mapa.' },
        { mechanism: 'desafio', text: 'Cria a conta junto, com a idade certa na tela.' },
        { mechanism: 'lacuna', text: 'Uma chave nas configurações vem antes do aniversário.' },
        { mechanism: 'cena', text: 'Tablet no sofá, fone no ouvido, mensagem de um desconhecido.' },
        { mechanism: 'erro', text: 'Liberar porque o primo de doze já tem.' },
        { mechanism: 'loop', text: 'Senta junto dez minutos e presta atenção nesse balãozinho.' },
      ],
    },
    {
      question: 'Como controlar os gastos com Robux?',
      family: 'fazer',
      hooks: [
        { mechanism: 'custo', text: 'Chapéu virtual de dez reais, cinco vezes, no mesmo sábado.' },
        { mechanism: 'quebra', text: 'Tira o cartão salvo da conta, agora.' },
        { mechanism: 'numero', text: 'Mesada fixa, recarga única no mês, conversa só uma vez.' },
        { mechanism: 'erro', text: 'Deixar a senha da loja igual à do tablet.' },
        { mechanism: 'chamada', text: 'Sua fatura chegou com nove compras de joguinho.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu cedia a cada pedido. Agora a mesada do jogo tem dia.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'De graça é só a porta, lá dentro tem vitrine.' },
        { mechanism: 'loop', text: 'Essa telinha de senha segura dedo ligeiro.' },
      ],
    },
  ],
};
