import type { BankSubtopic } from '../../content-types.ts';

export const minecraftERoblox: BankSubtopic = {
  domain: 'games',
  subtopic: 'minecraft-e-roblox',
  questions: [
    {
      question: 'Como sobreviver à primeira noite no Minecraft?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'O sol baixando, nenhuma cama, e um chiado atrás da árvore.' },
        { mechanism: 'numero', text: 'Com três lãs e três tábuas, a noite passa num piscar.' },
        { mechanism: 'quebra', text: 'Larga a casa bonita e cava um buraco.' },
        { mechanism: 'erro', text: 'Sair atrás de diamante com picareta de madeira.' },
        { mechanism: 'prova', text: 'Vou abrir um mundo novo e deitar antes do escuro: cronometra.' },
        { mechanism: 'desafio', text: 'Soca quatro árvores antes de olhar pra paisagem.' },
        { mechanism: 'mito', text: 'Um cubo de terra segura zumbi igual a castelo.' },
        { mechanism: 'confissao', text: 'Já dormi sem porta e acordei com visita verde.', needsTruth: true },
      ],
    },
    {
      question: 'Por que não acho diamante no Minecraft?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'A altura certa mudou, e muito vídeo antigo ainda tá por aí.' },
        { mechanism: 'erro', text: 'Cavar reto pra baixo e conhecer a lava de perto.' },
        { mechanism: 'numero', text: 'Na camada menos cinquenta e nove, a pedra fica generosa.' },
        { mechanism: 'desafio', text: 'Aperta F3 e confere a altura antes de cavar.' },
        {
          mechanism: 'custo',
          text: 'Gastei três picaretas na camada errada e só deu carvão.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Na caverna acha mais rápido, no túnel morre menos.' },
        { mechanism: 'cena', text: 'Última tocha, pedra por todo lado, e um azul no canto.' },
        { mechanism: 'quebra', text: 'Guarda a picareta e anota a coordenada da casa.' },
      ],
    },
    {
      question: 'Minecraft ou Roblox: qual é melhor pra criança?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um é caixa de blocos, o outro é um shopping de joguinhos.' },
        { mechanism: 'contra', text: 'Antes do jogo, escolhe quem pode falar no chat.' },
        { mechanism: 'pergunta', text: 'A criança gosta mais de construir ou de visitar?' },
        { mechanism: 'numero', text: 'Nos dois, tranca duas coisas: conversa e compra.' },
        { mechanism: 'erro', text: 'Instalar, entregar o tablet e ir lavar a louça.' },
        { mechanism: 'prova', text: 'Abro o controle dos pais dos dois pra você, lado a lado.' },
        { mechanism: 'mito', text: 'Bloquinho colorido não quer dizer sala sem estranho.' },
        { mechanism: 'dialogo', text: '“Todo mundo da sala joga.” Pergunta em qual mapa.' },
      ],
    },
    {
      question: 'A partir de que idade pode jogar Roblox?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Mãe, é de criança.” Depende da porta que abre lá dentro.' },
        { mechanism: 'contra', text: 'A data de nascimento inventada desliga as travas boas.' },
        { mechanism: 'numero', text: 'Tem uma classificação na loja e outra em cada mapa.' },
        { mechanism: 'desafio', text: 'Hoje, cria a conta junto e põe a idade certa.' },
        { mechanism: 'lacuna', text: 'Antes da idade, tem uma chave nas configurações.' },
        { mechanism: 'cena', text: 'Tablet no sofá, fone no ouvido, e mensagem de um desconhecido.' },
        { mechanism: 'erro', text: 'Liberar porque o primo de doze já tem.' },
        { mechanism: 'loop', text: 'Senta junto dez minutos e presta atenção nesse balãozinho.' },
      ],
    },
    {
      question: 'Como controlar os gastos com Robux?',
      family: 'fazer',
      hooks: [
        { mechanism: 'custo', text: 'Um chapéu virtual de dez reais, cinco vezes no mesmo sábado.' },
        { mechanism: 'quebra', text: 'Tira agora o cartão que ficou salvo na conta.' },
        { mechanism: 'numero', text: 'Uma recarga por mês, com valor combinado antes.' },
        { mechanism: 'erro', text: 'Deixar a senha da loja igual à do tablet.' },
        { mechanism: 'chamada', text: 'Sua fatura chegou com nove compras de joguinho?' },
        {
          mechanism: 'antes-depois',
          text: 'Eu cedia a cada pedido. Agora a mesada do jogo tem dia.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'De graça é só a porta. Lá dentro tem vitrine.' },
        { mechanism: 'loop', text: 'Essa telinha de senha segura qualquer dedo ligeiro.' },
      ],
    },
  ],
};
