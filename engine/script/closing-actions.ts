import type { Card } from '../content.ts';
import { countShared, isRepeat } from './count-shared.ts';

/** Two small things the viewer can do today, by theme, where no subtopic is known. */
const actionsByTheme: Readonly<Record<string, string>> = {
  emagrecimento:
    'Anota tudo que você comer amanhã, sem mudar nada, e olha a lista à noite | Mede a cintura hoje e guarda a data, em vez de subir na balança de novo',
  treino:
    'Marca na agenda o próximo treino com dia e hora, nem que sejam vinte minutos | Escreve hoje a carga que você usou e compara daqui a um mês',
  esporte:
    'Marca com alguém o próximo treino, com dia e lugar | No próximo treino, começa pelo aquecimento inteiro, sem pular nada',
  nutrição:
    'Olha o rótulo do que você mais come e lê só a primeira linha dos ingredientes | Amanhã, põe uma coisa de verdade no prato antes de tirar qualquer outra',
  culinária:
    'Faz essa receita uma vez esta semana e anota o que mudou | Escolhe um prato só e repete até sair sem olhar a receita',
  sono: 'Hoje, põe o celular pra carregar fora do quarto | Anota por uma semana a hora em que você deita e a hora em que dorme',
  dor: 'Anota por uma semana quando a dor aparece e leva o papel na consulta | Levanta da cadeira agora e dá uma volta antes do próximo vídeo',
  saúde:
    'Marca hoje aquela consulta que você tá adiando | Anota suas perguntas antes da próxima consulta, pra não esquecer na hora',
  'saúde mental':
    'Manda uma mensagem hoje pra uma pessoa de confiança e conta como você tá | Se isso pesa faz semanas, procura um posto de saúde ou um psicólogo; o CVV atende no 188',
  ansiedade:
    'Na próxima vez que apertar, solta o ar bem devagar e conta até o fim | Escreve num papel o que tá na sua cabeça agora, sem arrumar a frase',
  tdah: 'Se você se reconheceu, leva isso pra um profissional em vez de fechar diagnóstico por vídeo | Escolhe uma tarefa de hoje e escreve só o primeiro passo dela',
  autismo:
    'Anota o que você observou, com data, e leva na próxima consulta | Compartilha com alguém da escola ou da família que convive com isso',
  'vício em celular':
    'Abre agora o tempo de tela do aparelho e olha o número da semana | No próximo almoço, deixa o celular em outro cômodo',
  meditação:
    'Fecha os olhos um minuto depois deste vídeo e só acompanha a respiração | Escolhe um horário fixo e senta cinco minutos por dia nesta semana',
  'álcool e cigarro':
    'Anota por uma semana cada dose ou cada cigarro, sem julgar | Se quiser parar, pergunta no posto: o SUS tem tratamento de graça',
  envelhecimento:
    'Chama hoje alguém mais velho da família pra uma caminhada | Tira da casa um tapete solto ou um fio no caminho de quem já tem idade',
  memória:
    'Fecha o caderno e escreve de cabeça o que lembrar | Marca na agenda a próxima revisão antes de começar a matéria nova',
  estudo:
    'Fecha o material e explica a matéria em voz alta, como se fosse aula | Resolve cinco questões antes de reler a teoria',
  aprendizagem:
    'Testa o que você lembra antes de ler de novo | Ensina pra alguém hoje o que você aprendeu ontem',
  'concursos e enem':
    'Abre o edital hoje e marca só o que mais cai | Escreve uma redação inteira esta semana, com o relógio do lado',
  idiomas:
    'Grava um áudio de um minuto no idioma e guarda pra comparar daqui a um mês | Escolhe cinco palavras e usa cada uma numa frase sua, hoje',
  produtividade:
    'Escreve a única coisa que precisa sair hoje e começa por ela | Silencia o celular por meia hora e vê quanto rende',
  procrastinação:
    'Pega a tarefa que você mais adia e faz só os primeiros dois minutos | Escreve o dia, a hora e o lugar em que você vai começar',
  hábitos:
    'Escolhe um hábito só e cola ele em algo que você já faz todo dia | Se falhar amanhã, volta depois de amanhã e segue a conta',
  'desenvolvimento pessoal':
    'Escolhe uma mudança só e escreve o que você vai fazer na prática | Diz um não pequeno esta semana e repara no que acontece',
  felicidade: 'Convida alguém pra comer junto esta semana | Antes de dormir, escreve três coisas boas do dia',
  criatividade:
    'Sai pra caminhar sem fone e volta com uma ideia anotada | Quando achar que acabou, força mais cinco ideias',
  parentalidade:
    'Tira dez minutos hoje pra brincar com a criança sem tela por perto | Antes de reagir na próxima birra, abaixa na altura da criança',
  maternidade:
    'Pede uma ajuda concreta hoje, com nome e horário | Leva essa dúvida pro pediatra ou pro pré-natal, anotada no celular',
  relacionamento:
    'Pergunta hoje como foi o dia e escuta até o fim, sem dar conselho | Escolhe uma conversa que tá parada e marca hora pra ela',
  'amizade e família':
    'Manda agora uma mensagem pra um amigo que sumiu | Marca um encontro com data, em vez de dizer que precisa marcar',
  comunicação:
    'Na próxima conversa, faz uma pergunta a mais antes de dar sua opinião | Escolhe uma conversa difícil e escreve a primeira frase dela',
  oratória:
    'Grava um minuto seu falando e assiste uma vez só, sem apagar | Ensaia só a primeira frase até ela sair sozinha',
  'finanças pessoais':
    'Abre o extrato do mês e soma só os gastos que você não lembra | Separa um valor pequeno hoje, antes de pagar o resto',
  dívidas:
    'Escreve todas as dívidas numa folha, com o juro de cada uma | Pede hoje uma proposta de renegociação por escrito, sem fechar na hora',
  investimento:
    'Antes de aplicar, descobre a taxa e o prazo pra sacar | Anota por que você vai comprar e relê daqui a seis meses',
  imóveis:
    'Faz a conta do custo total, com taxa e condomínio, antes de visitar o próximo | Lê o contrato inteiro uma vez, marcando o que não entendeu',
  'renda extra':
    'Anota quanto sobra por hora depois dos custos | Oferece pra três pessoas que você já conhece antes de gastar com anúncio',
  'mei e pequenos negócios':
    'Separa hoje o dinheiro do negócio do dinheiro da casa | Refaz a conta de um produto só, com o seu tempo dentro',
  empreendedorismo:
    'Conversa com cinco possíveis clientes antes de gastar com a ideia | Escreve o que precisa acontecer pra você desistir ou seguir',
  vendas:
    'Responde hoje aquele cliente que ficou sem resposta | Tira uma opção da sua lista de produtos e vê o que acontece',
  persuasão:
    'Reescreve uma oferta sua com uma palavra mais concreta | Testa duas versões da mesma mensagem com gente diferente',
  marketing:
    'Pergunta a três clientes com que palavras eles te indicariam | Reescreve a bio dizendo pra quem é e o que entrega',
  publicidade:
    'Compara uma semana com anúncio e uma sem, antes de subir a verba | Confere se a sua publi tá sinalizada',
  'redes sociais':
    'Abre as métricas do último post e olha onde as pessoas saíram | Olha seu feed e deixa de seguir uma conta que te faz mal',
  viralização:
    'Grava a mesma ideia com duas aberturas e publica as duas | Olha a curva de retenção do seu último vídeo',
  storytelling:
    'Conta a sua próxima história começando pelo pior momento | Troca um dado da sua fala por uma pessoa com nome',
  'fotografia e vídeo':
    'Grava de novo perto de uma janela e compara | Limpa a lente e refaz a mesma foto agora',
  música:
    'Toca dez minutos hoje, só o trecho difícil | Põe uma música que te levanta antes da próxima tarefa chata',
  'e-commerce':
    'Abre a sua loja no celular e tenta comprar como se fosse cliente | Lê as avaliações ruins antes de comprar',
  'direito do consumidor':
    'Guarda a nota, o protocolo e o print num lugar só | Se deu problema, registra a reclamação por escrito e anota a data',
  'segurança digital':
    'Liga hoje a confirmação em duas etapas no WhatsApp | Combina uma palavra secreta com a família pra pedido de dinheiro',
  tecnologia:
    'Faz hoje uma cópia das suas fotos antes de mexer em qualquer coisa | Olha quanto espaço sobrou no aparelho e apaga um aplicativo parado',
  ia: 'Pega uma tarefa chata de hoje, testa com IA e confere o resultado | Confere na fonte a próxima resposta que a IA te der',
  programação:
    'Escreve um programa pequeno hoje, sem copiar | Refaz sem ajuda o último código que você colou',
  games: 'Olha quantas horas você jogou nesta semana | Joga uma partida com seu filho antes de criar a regra',
  carreira:
    'Escreve três coisas que você entregou neste ano, com resultado | Manda mensagem pra um contato antigo do trabalho',
  'entrevista de emprego':
    'Ensaia em voz alta a resposta que mais te trava | Prepara uma pergunta sua pra fazer ao recrutador',
  liderança:
    'Pergunta à equipe o que tá atrapalhando e só escuta | Faz um elogio específico hoje, com o motivo',
  'trabalho remoto': 'Combina com a equipe um horário sem reunião | Marca a hora de desligar e desliga',
  beleza:
    'Confere a validade do que tá na necessaire | Pergunta o registro do produto e a formação de quem aplica',
  pele: 'Passa o protetor amanhã antes de sair, mesmo com nuvem | Tira da rotina um produto que você nem sabe pra que serve',
  cabelo:
    'Lê o rótulo do próximo produto antes de passar | Tira uma foto da raiz hoje e compara daqui a três meses',
  moda: 'Conta quantas vezes você usou a última peça que comprou | Monta um look novo só com o que já tá no armário',
  'casa e organização':
    'Arruma uma gaveta só, a que você mais abre | Divide a lista de tarefas da casa com quem mora com você',
  jardinagem: 'Enfia o dedo na terra antes de regar | Muda um vaso de lugar e anota a data',
  sustentabilidade:
    'Olha o que foi pro lixo hoje e escolhe uma coisa pra evitar | Anota quanto de comida sobrou nesta semana',
  pets: 'Filma o comportamento e mostra pro veterinário | Brinca dez minutos hoje com o bicho, sem celular na mão',
  viagem:
    'Escolhe a data antes do destino e já põe na agenda | Salva as regras da companhia aérea antes de fechar a mala',
  automotivo:
    'Calibra o pneu na próxima parada no posto | Antes de fechar negócio, soma seguro, imposto e manutenção',
  'religião e espiritualidade':
    'Tira um minuto de silêncio hoje, do seu jeito | Manda uma mensagem pra alguém da sua comunidade que sumiu',
};

const generalActions: readonly [string, ...string[]] = [
  'Escolhe um ponto daqui e testa esta semana',
  'Manda este vídeo pra quem vive falando disso',
  'Salva este vídeo e volta nele quando for decidir',
];

/** What the viewer is asked to do: of the card, else of the first theme that has actions, else in general. */
export function getClosingActions(
  card: Card | null,
  themes: readonly string[],
): readonly [string, ...string[]] {
  const theme = themes.find((candidate) => Object.hasOwn(actionsByTheme, candidate));
  const ofTheme = theme === undefined ? [] : (actionsByTheme[theme]?.split(' | ') ?? []);
  const [first, ...others] = card && card.closingActions.length > 0 ? card.closingActions : ofTheme;
  return first === undefined ? generalActions : [first, ...others];
}

/** The action that shares most words with the script, two at least besides the topic's; none that the script repeats. */
export function findClosingAction(
  actions: readonly string[],
  { topic, hook, said }: { topic: string; hook: string; said: readonly string[] },
): string | undefined {
  const ranked = actions
    .filter((action) => ![hook, ...said].some((line) => isRepeat(action, line)))
    .map((action) => ({ action, shared: countShared(action, { topic, said: [hook, ...said].join(' ') }) }))
    .toSorted((one, other) => other.shared - one.shared);
  return ranked.find(({ shared }) => shared >= 2)?.action;
}
