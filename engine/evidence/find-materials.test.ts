import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Material, materialSchema } from '../../shared/busca-referencias.ts';
import { subtopics } from '../content/subtopics.ts';
import { checkMaterialSet } from './check-claims.ts';
import { disagreements, findOtherSide } from './disagreements.ts';
import { findMaterials } from './find-materials.ts';
import { sources } from './load-sources.ts';

interface Case {
  topic: string | null;
  hook: string;
  /** Themes any of which a shown source should hold. */
  tags: string[];
  /** What the summary, title or keywords of a right source speak of. */
  about: RegExp;
}

/** topic | hook | themes | what a right source speaks of. Written before the search was run on them. */
const ordinary = readCases(`
emagrecer na academia|Suar mais na esteira não é emagrecer mais.|emagrecimento,treino|gasto|exerc|caloria
|Dieta da moda funciona até a sexta-feira.|emagrecimento,nutrição|dieta|peso
jejum intermitente|Jejum não é desculpa pra comer dobrado depois.|emagrecimento,nutrição|jejum|dieta|peso
creatina|Creatina faz o cabelo cair?|treino,nutrição|creatina
dormir melhor|O celular na cama rouba o seu sono.|sono,vício em celular|sono|dorm
|Insônia não se resolve com mais café.|sono|sono|cafe
dor nas costas|A ressonância mostrou uma hérnia, e agora?|dor|ressonancia|coluna|disco
enxaqueca|Enxaqueca não é frescura.|dor|enxaqueca
ansiedade|Respirar devagar na crise de ansiedade muda alguma coisa?|ansiedade,meditação|ansiedade|respir
tdah adulto|TDAH não some quando você faz dezoito anos.|tdah|tdah
autismo|Vacina não causa autismo.|autismo|autismo|vacina
|Quanto tempo de tela o seu filho tem por dia?|vício em celular,parentalidade|tela|celular
parar de fumar|O vape não é só vapor com gosto.|álcool e cigarro,saúde|vape|eletronico|fum
memorizar matéria|Reler o resumo é a pior revisão que existe.|memória,estudo,aprendizagem|revis|releitura|memor|teste
|Estilo de aprendizagem visual ou auditivo? Tanto faz.|aprendizagem,estudo|estilo
redação do enem|Redação nota mil não sai de modelo pronto.|concursos e enem,estudo|redacao
aprender inglês|Passei um ano no aplicativo e travei na conversa.|idiomas|ingles|idioma|duolingo
parar de procrastinar|Procrastinar não é preguiça.|procrastinação,produtividade|procrastin
criar hábitos|Vinte e um dias não criam hábito nenhum.|hábitos,produtividade|habito
felicidade|Dinheiro compra felicidade até certo ponto.|felicidade,finanças pessoais|felicidade|renda
|Gratidão no caderno toda noite funciona?|felicidade|gratidao
bloqueio criativo|Sai pra caminhar quando a ideia não vem.|criatividade,produtividade|caminha|criativ|ideia
birra|Chinelada não ensina limite.|parentalidade|palmada|castigo|bater
amamentação|Leite fraco não existe.|maternidade,nutrição|leite|amament|aleitamento
traição|Quem trai nem sempre está infeliz.|relacionamento|trai|infidel
superar o ex|Stalkear o ex atrasa o seu término.|relacionamento|ex|termin
sair das dívidas|O rotativo do cartão dobra a sua dívida.|dívidas,finanças pessoais|rotativo|cartao|divida
bets|A bet leva o salário antes do boleto.|dívidas,finanças pessoais|aposta|bet
day trade|Day trade é emprego com prejuízo.|investimento|day trade|trader
vender no whatsapp|Cliente some depois que você manda o preço.|vendas,mei e pequenos negócios,marketing,persuasão|cliente|preco|vend
storytelling|Conta de uma pessoa, não de uma estatística.|storytelling,persuasão,comunicação|histor|pessoa
como viralizar no tiktok|Vídeo que dá raiva roda mais.|viralização,redes sociais|viral|compartilh|raiva
golpe do pix|O golpista liga fingindo ser do banco.|segurança digital,finanças pessoais|golpe|fraude|crime
programação com IA|A IA deixou o programador mais lento?|ia,programação|ia|copilot|programador
pedir aumento|Pedir aumento com número redondo é erro.|carreira,vendas,persuasão|salario|negoci|numero
home office|Home office rende mais ou menos?|trabalho remoto,carreira|remoto|home office|casa
protetor solar|Protetor solar todo dia muda a pele?|pele,beleza|protetor
queda de cabelo|Óleo de alecrim faz o cabelo crescer?|cabelo,beleza|alecrim|cabelo|minoxidil
planta morrendo|Regar orquídea com gelo mata?|jardinagem|orquidea|gelo
air fryer|Batata na air fryer é mais saudável?|culinária,nutrição|air fryer
adestrar cachorro|Bronca não ensina cachorro.|pets|cachorro|cao|caes|adestra
comprar carro usado|A quilometragem engana no carro usado.|automotivo|carro|odometro|quilomet
`);

const paraphrased = readCases(`
emagrecer na academia|Malha, malha e nada muda no espelho.|emagrecimento,treino|exerc|peso|treino|gasto
sono|Três da manhã e o teto já decorado.|sono|sono|dorm
ansiedade|O coração dispara e a boca seca do nada.|ansiedade|ansied
celular demais|O polegar não para nem no banheiro.|vício em celular,redes sociais|celular|tela|rede
procrastinação|Amanhã sem falta, de novo.|procrastinação,produtividade|procrastin|adia|prazo
dívidas|O fim do mês chega antes do dia dez.|dívidas,finanças pessoais|divida|juros|inadimpl
palmada|Um tapinha nunca matou ninguém, dizia a vó.|parentalidade|palmada|castigo|bater|crianc
chefe difícil|Domingo à noite e o estômago embrulha.|carreira,liderança|chefe|trabalho|assedio|lider
falar em público|As pernas tremem e o slide não passa.|oratória,comunicação|public|fala|voz|apresent
amizades|Todo mundo casou e o grupo ficou mudo.|amizade e família|amig|amizade|relac
superar o ex|Você sabe onde ele almoçou ontem.|relacionamento|ex|termin|casal|relac
viralizar|Postei feliz e acordei com doze visualizações.|viralização,redes sociais|viral|compartilh|video
queda de cabelo|O ralo do banheiro conta a verdade.|cabelo|cabelo|calv
pele|A testa brilha antes do meio-dia.|pele,beleza|pele|acne|protetor
pets|Ele destrói o sofá quando a porta fecha.|pets|cao|caes|cachorro|gato|pet|bicho
estudar|Grifei o livro inteiro e não sobrou nada.|estudo,memória,aprendizagem|estud|revis|grif|aprend
investir|A poupança do vô ainda é a mesma.|investimento,finanças pessoais|invest|poup|aplic
viagem|A volta pra casa dói mais que a ida.|viagem|viag|ferias
plantas|Folha amarela, terra encharcada e boa intenção.|jardinagem|plant|vaso|folha|jardim
carro elétrico|Tomada em vez de bomba, será?|automotivo,sustentabilidade|eletric|hibrid
`);

const strangers: [string | null, string][] = [
  [null, 'Neymar na Copa: o que esperar'],
  ['Neymar na Copa', 'Ele chega inteiro ou não chega?'],
  [null, 'Nubank'],
  ['visto americano', 'O cônsul fez uma pergunta só.'],
  ['Big Brother Brasil', 'O paredão mais falso da história'],
  ['eleição para prefeito', 'Quem vota nulo decide o quê?'],
  ['signo de escorpião', 'Mercúrio retrógrado explica tudo'],
  ['final da Libertadores', 'O árbitro apitou errado de novo'],
  ['Taylor Swift', 'A era favorita de cada fã'],
  ['bitola de trem', 'Dois trilhos, três larguras'],
  ['vulcão na Islândia', 'A lava chegou na estrada'],
  ['genealogia da família real', 'O trono tem fila'],
  ['astronomia', 'Saturno perde os anéis'],
  ['xadrez', 'A torre entra e a rainha sai'],
  ['asdf qwer', 'zxcv uiop'],
];

describe('finding materials for a hook', () => {
  it('has a right source among the first five for nearly every ordinary hook', () => {
    const missed = ordinary.filter((item) => !find(item).some((material) => speaksOf(material, item.about)));
    expect({
      missed: missed.map(({ hook }) => hook),
      enough: missed.length <= ordinary.length * 0.05,
    }).toMatchObject({ enough: true });
  });

  it('still has one for four in five hooks that avoid the words of the theme', () => {
    const missed = paraphrased.filter(
      (item) => !find(item).some((material) => speaksOf(material, item.about)),
    );
    expect({
      missed: missed.map(({ hook }) => hook),
      enough: missed.length <= paraphrased.length * 0.2,
    }).toMatchObject({ enough: true });
  });

  it('shows hardly anything off the theme', () => {
    const shown = [...ordinary, ...paraphrased].flatMap((item) =>
      find(item).map((material) => ({ item, material })),
    );
    const off = shown.filter(
      ({ item, material }) => !getSource(material)?.tags.some((tag) => item.tags.includes(tag)),
    );
    const list = off.map(({ item, material }) => `${item.hook} → ${material.title}`);
    expect({ list, few: off.length <= shown.length * 0.05 }).toMatchObject({ few: true });
  });

  it('fills five for at least nine ordinary hooks in ten', () => {
    const full = ordinary.filter((item) => find(item).length === 5);
    expect(full.length).toBeGreaterThanOrEqual(ordinary.length * 0.9);
  });

  it('answers with nothing where the corpus knows nothing', () => {
    const answered = strangers.filter(([topic, hook]) => findMaterials({ topic, hook }).materials.length > 0);
    expect({ answered, few: answered.length <= strangers.length * 0.1 }).toMatchObject({ few: true });
  });

  it('never returns sunscreen for what only shares "todo dia" with it', () => {
    const { materials } = findMaterials({
      topic: null,
      hook: 'Por que você treina todo dia e não vê resultado?',
    });
    expect(materials.some((material) => speaksOf(material, /protetor solar/))).toBe(false);
  });

  it('shows both sides wherever one side of a known disagreement is shown', () => {
    for (const { sides } of disagreements) {
      for (const { id } of sides.flat()) {
        const source = sources.find((candidate) => candidate.id === id);
        const { materials } = findMaterials({
          topic: source?.tags[0] ?? '',
          hook: source?.keywords_pt ?? '',
        });
        const ids = materials.map((material) => getSource(material)?.id ?? '');
        for (const shown of ids.filter((shownId) => findOtherSide(shownId).length > 0)) {
          expect(findOtherSide(shown).some((other) => ids.includes(other))).toBe(true);
        }
      }
    }
  });

  it('keeps every rule of a set over 300 pairs of topic and hook', () => {
    for (const item of pairs) {
      const { materials, tags } = findMaterials(item);
      expect(materials.length).toBeLessThanOrEqual(5);
      const links = materials.map((material) => material.source).filter((link) => link !== '');
      expect(new Set(links).size).toBe(links.length);
      const found = materials.flatMap((material) => getSource(material) ?? []);
      expect(found).toHaveLength(materials.length);
      expect(found.every((source) => source.tags.some((tag) => tags.includes(tag)))).toBe(true);
      const authorsAndYears = found.map(
        (source) => `${source.authors.split(/[,;(]| et al/)[0]} ${source.year}`,
      );
      expect(new Set(authorsAndYears).size).toBe(found.length);
      const firstUnconfirmed = materials.findIndex((material) => material.confirmation === 'unconfirmed');
      const rest = firstUnconfirmed < 0 ? [] : materials.slice(firstUnconfirmed);
      expect(rest.every((material) => material.confirmation === 'unconfirmed')).toBe(true);
    }
  });

  it('shows only materials that are valid, real and true to the numbers of their source', () => {
    const shown = new Map(
      pairs.flatMap((item) => findMaterials(item).materials).map((material) => [material.title, material]),
    );
    expect(shown.size).toBeGreaterThan(300);
    const materials = [...shown.values()];
    expect(materials.filter((material) => !materialSchema.safeParse(material).success)).toEqual([]);
    expect(
      checkMaterialSet({ materials, sources }).filter(({ blocks, check }) => blocks && check !== 'distinct'),
    ).toEqual([]);
  });

  it('shows no more than two by one author or body', () => {
    for (const item of pairs) {
      const bodies = findMaterials(item).materials.map((material) =>
        getSource(material)
          ?.authors.split(/[,;/(]| et al/)[0]
          ?.trim(),
      );
      for (const body of bodies)
        expect(bodies.filter((other) => other === body).length).toBeLessThanOrEqual(2);
    }
  });

  it('gives the same answer to the same question', () => {
    for (const item of pairs.slice(0, 40)) expect(findMaterials(item)).toEqual(findMaterials({ ...item }));
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'binary', maxLength: 500 })),
        fc.string({ unit: 'binary', maxLength: 400 }),
        (topic, hook) => {
          expect(findMaterials({ topic, hook }).materials.length).toBeLessThanOrEqual(5);
        },
      ),
      { numRuns: 300 },
    );
  });
});

function readCases(table: string): Case[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [topic = '', hook = '', tags = '', ...about] = line.split('|');
      return {
        topic: topic || null,
        hook,
        tags: tags.split(','),
        about: new RegExp(`\\b(?:${about.join('|')})`),
      };
    });
}

function find({ topic, hook }: Case): Material[] {
  return findMaterials({ topic, hook }).materials;
}

function getSource({ title, year }: Material) {
  return sources.find((source) => source.title === title && source.year === year);
}

function speaksOf(material: Material, about: RegExp): boolean {
  const source = getSource(material);
  const text = `${material.title} ${material.summary} ${source?.keywords_pt}`;
  return about.test(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

/** A fixed walk through topics and hooks, three hundred pairs, many of them ill-matched. */
const hooks = [...ordinary, ...paraphrased].map(({ hook }) => hook);
const pairs = Array.from({ length: 300 }, (_, place) => ({
  topic: subtopics[(place * 37) % subtopics.length]?.label ?? null,
  hook: hooks[(place * 17) % hooks.length] ?? '',
}));
