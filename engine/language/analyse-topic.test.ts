import { describe, expect, it } from 'vitest';
import { engine } from '../../tests/helpers/engine.ts';
import { fillTopicSlots } from './fill-topic-slots.ts';
import type { TopicAnalysis } from './topic-types.ts';

const { analyseTopic } = engine;

function read(raw: string): TopicAnalysis {
  const reading = analyseTopic(raw);
  if (reading.kind !== 'topic') throw new Error(`${raw}: ${reading.kind} ${reading.reason}`);
  return reading.analysis;
}

/** topic | form and intent | domain/subtopic | class | a sentence with slots | how it must read */
const table = `
Emagrecer na academia | infinitive | fitness/emagrecer-na-academia | action | quem {v:3s}, eu {v:perf1} | quem emagrece na academia, eu emagreci na academia
Como viralizar no tiktok | question como | marketing/viralizar-no-tiktok | action | {v:ger}, {v:1s} | viralizando no TikTok, viralizo no TikTok
Desenvolvimento pessoal | noun-phrase | produtividade/desenvolvimento-pessoal | concept | {t:em}, {t:esse} | no desenvolvimento pessoal, esse desenvolvimento pessoal
Investir com pouco dinheiro | infinitive | investimentos/comecar-a-investir | action | {v:1s} | invisto com pouco dinheiro
Ansiedade | single-word | saude-mental/ansiedade | problem | {t:de} {t:a} {t:ele} | da ansiedade à ansiedade ela
Ganhar massa muscular depois dos 40 | infinitive | fitness/ganhar-massa | action | {v:3s}: {o} | ganha massa muscular depois dos 40: massa muscular
Dor nas costas | noun-phrase | saude/dor-nas-costas | problem | {t:o!s} {t:com} | a dor nas costas com a dor nas costas
Skincare pra pele oleosa | noun-phrase | beleza/skincare | concept | {t:o}, {t:um} | a skincare pra pele oleosa, uma skincare pra pele oleosa
Passar em concurso público | infinitive | estudos/passar-em-concurso | action | {v:imp} | passava em concurso público
Marmita fit da semana | noun-phrase | nutricao/marmitas | food | {t:pra} | pra marmita fit da semana
iPhone 17 vale a pena? | question vale-a-pena | tecnologia/comprar-celular | product | {t:de} {t:um} | do iPhone 17 um iPhone 17
Gramado no inverno | place | viagem/serra-e-frio | place | {t:em}; {t:de}; {t:pra} | em Gramado no inverno; de Gramado no inverno; pra Gramado no inverno
Autismo em adultos | noun-phrase | saude-mental/autismo | concept | {t:por} | pelo autismo em adultos
Vender mais no Instagram | infinitive | vendas/vender-no-instagram | action | {v:ger} | vendendo mais no Instagram
Tráfego pago | noun-phrase | marketing/trafego-pago | concept | {t:o} | o tráfego pago
Renda extra em casa | noun-phrase | financas/renda-extra | concept | {t:de} | da renda extra em casa
Cabelo cacheado | noun-phrase | cabelo/cabelo-cacheado | concept | {t:esse} {t:ele} | esse cabelo cacheado ele
Air fryer | product | casa/cozinha-e-air-fryer | product | {t:em} {t:pra} {t:por} {t:esse} | na air fryer pra air fryer pela air fryer essa air fryer
Adestrar cachorro | infinitive | pets/adestrar-cachorro | action | {v:head} {o} | adestrar cachorro
Meu gato não come ração | sentence | pets/gato-nao-come | problem | {t:o} | o gato que não come ração
como faser bolo de senoura | question como | culinaria/bolo | action | {v:3s}, {v:perf1} | faz bolo de cenoura, fiz bolo de cenoura
aprender ingles sozinho | infinitive | idiomas/ingles-sozinho | action | {v:1s}: {o} | aprendo inglês sozinho: inglês
jantar dias ... como | infinitive | culinaria/jantar-especial | action | {o} | dias
TDAH | single-word | saude-mental/tdah | problem | {t:com} | com o TDAH
MEI | single-word | negocios/abrir-mei | concept | {t:de} | do MEI
Neymar na Copa | person | esporte/idolos-e-historia | person | {t:de}, {t:ele} | de Neymar na Copa, ele
Nubank | product | financas/cartao-de-credito | product | {t:em} | no Nubank
Bitcoin | single-word | investimentos/cripto | concept | {t:de} | do bitcoin
Minha sogra se mete em tudo | sentence | relacionamento/familia-e-sogra | problem | {t:com} | com a sogra que se mete em tudo
Desapegar do ex | infinitive | relacionamento/superar-o-ex | action | {v:1s} {v:perf1} | desapego do ex desapeguei do ex
Introdução alimentar do bebê | noun-phrase | maternidade/introducao-alimentar | concept | {t:em} | na introdução alimentar do bebê
Desfralde | single-word | maternidade/desfralde | concept | {t:o} | o desfralde
Plantas que não precisam de sol | noun-phrase | jardim/plantas-de-sombra | living-being | {t:o}, {t:de}, {t:esse} | as plantas que não precisam de sol, das plantas que não precisam de sol, essas plantas que não precisam de sol
Decorar quarto pequeno | infinitive | casa/decorar-gastando-pouco | action | {v:imper} ({o}) | decora quarto pequeno (quarto pequeno)
Consertar vazamento na pia | infinitive | casa/consertos | action | {v:perf1} {o} | consertei vazamento na pia vazamento
Carro elétrico ou híbrido? | question a-ou-b | automotivo/carro-eletrico | product | {t:o} | o carro elétrico ou híbrido
Minecraft | product | games/minecraft-e-roblox | product | {t:em} | no Minecraft
Rio de Janeiro | place | viagem/roteiro-de-cidade | place | {t:o} {t:de} {t:em} {t:a} {t:por} {t:pra} {t:com} {t:ele} | o Rio de Janeiro do Rio de Janeiro no Rio de Janeiro ao Rio de Janeiro pelo Rio de Janeiro pro Rio de Janeiro com o Rio de Janeiro ele
viajar pra dubai com pouca grana | infinitive | viagem/viajar-barato | action | {v:1s} | viajo pra Dubai com pouca grana
Fé em tempos difíceis | noun-phrase | fe/fe-em-tempos-dificeis | concept | {t:de} | da fé em tempos difíceis
Meditação guiada | noun-phrase | fe/meditacao | concept | {t:por} | pela meditação guiada
Dormir melhor | infinitive | saude/dormir-melhor | action | {v:1s}, {v:3s} | durmo melhor, dorme melhor
Parar de procrastinar | infinitive | produtividade/parar-de-procrastinar | action | {v:1s} | paro de procrastinar
como paro de procrastinar quando tenho que estudar pra concurso e trabalho o dia inteiro | question como | produtividade/parar-de-procrastinar | action | {v} | parar de procrastinar
Criar um chatbot com IA | infinitive | tecnologia/automatizar | action | {v:ger} | criando um chatbot com IA
Programação do zero | noun-phrase | tecnologia/aprender-programacao | concept | {t:de} | da programação do zero
Entrevista de emprego | noun-phrase | carreira/entrevista-de-emprego | event | {t:um} | uma entrevista de emprego
Pedir demissão | infinitive | carreira/pedir-demissao | action | {v:1s} {v:3s} {o} | peço demissão pede demissão demissão
Direito do consumidor | noun-phrase | direito/direitos-do-consumidor | concept | {t:o} | o direito do consumidor
Maquiagem pra noite 💄✨ | noun-phrase | beleza/maquiagem | product | {t:o} | a maquiagem pra noite
look do dia barato kkk | noun-phrase | moda/look-do-dia | concept | {t:esse} | esse look do dia barato
Fotografia com celular | noun-phrase | arte/fotografia-com-celular | concept | {t:de} | da fotografia com celular
Tocar violão | infinitive | arte/tocar-violao | action | {v} {v:ger} {v:3s} {v:1s} {v:imp} {v:perf1} {v:imper} {v:head} {o} | tocar violão tocando violão toca violão toco violão tocava violão toquei violão toca violão tocar violão
Mulher empreendedora | noun-phrase | negocios/comecar-um-negocio | person | {t:de} {t:ele} | da mulher empreendedora ela
Celular travando | noun-phrase | tecnologia/celular-lento | product | {t:com} | com o celular travando
Amor próprio | noun-phrase | saude-mental/autoestima | concept | {t:de} | do amor próprio
Jantar romântico em casa | noun-phrase | culinaria/jantar-especial | food | {t:um} | um jantar romântico em casa
Lugares baratos pra viajar | noun-phrase | viagem/viajar-barato | place | {t:em} {t:ele} | nos lugares baratos pra viajar eles
Marketing for small business | foreign | marketing/negocio-local-nas-redes | concept | {t} | marketing for small business
Perder 10 kg em 30 dias | infinitive | fitness/emagrecer-na-academia | action | {v:3s} | perde 10 kg em 30 dias
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

describe('the sixty topics', () => {
  it.each(table)('%s', (raw, form, place, semanticClass, slots, filled) => {
    const analysis = read(raw);
    const { intent, domain, subtopic } = analysis;
    expect([analysis.form, intent ?? ''].join(' ').trim()).toBe(form);
    expect(`${domain}/${subtopic}`).toBe(place);
    expect(analysis.semanticClass).toBe(semanticClass);
    expect(fillTopicSlots(slots ?? '', analysis)).toBe(filled);
  });

  it('says what is no topic', () => {
    expect(analyseTopic('asdfgh qwerty')).toMatchObject({ kind: 'unusable', reason: 'noise' });
  });
});

describe('what is not known is not said', () => {
  it.each([
    ['Gramado no inverno', '{t:um}'],
    ['Gramado no inverno', '{t:ele}'],
    ['Rio de Janeiro', '{t:esse}'],
    ['Rio de Janeiro', '{t:um}'],
    ['Marketing for small business', '{t:o}'],
    ['Plantas que não precisam de sol', '{t:um}'],
    ['Plantas que não precisam de sol', '{t:o!s}'],
    ['Dentista', '{t:de}'],
    ['Tocar violão', '{t}'],
    ['Ansiedade', '{v}'],
    ['Dormir melhor', '{o}'],
    ['Upcycling', '{t:o}'],
  ])('%s has no %s', (raw, slots) => expect(fillTopicSlots(slots, read(raw))).toBeNull());
});

describe('complaints and situations', () => {
  it.each([
    ['Meu gato não come ração', 'tem um gato que não come ração'],
    ['Minha sogra se mete em tudo', 'tem uma sogra que se mete em tudo'],
    ['não consigo dormir', 'não consegue dormir'],
    ['tenho medo de dirigir', 'tem medo de dirigir'],
    ['Meus filhos brigam o dia todo', 'tem filhos que brigam o dia todo'],
    ['Minha pele é muito oleosa', 'tem a pele muito oleosa'],
    ['meu cabelo tá caindo', 'tá com o cabelo caindo'],
    ['Meu marido esquece meu aniversário', 'tem um marido que esquece o aniversário'],
    ['Orquídea não floresce', 'tem uma orquídea que não floresce'],
    ['Perdi minha mãe', 'perdeu a mãe'],
    ['meu marido me traiu', 'tem um marido que te traiu'],
  ])('%s → %s', (raw, situation) => expect(read(raw).situation).toBe(situation));

  it('reduces a long question in the first person to its point', () => {
    const long =
      'Como eu posso conseguir emagrecer 15 quilos antes do meu casamento em dezembro sendo que trabalho o dia inteiro sentada e não tenho tempo de ir pra academia?';
    const analysis = read(long);
    expect(analysis.verb).toEqual({ verb: 'emagrecer', rest: '15 quilos antes do casamento em dezembro' });
    expect(analysis.display.length).toBeLessThanOrEqual(140);
  });
});

describe('questions keep what they ask', () => {
  it.each([
    ['quanto tempo leva pra aprender inglês', 'quanto-tempo', 'aprender inglês'],
    ['Quanto custa morar sozinho', 'quanto-custa', 'morar sozinho'],
    ['por que eu não consigo emagrecer', 'por-que-nao-consigo', 'emagrecer'],
    ['quando trocar o pneu da moto', 'quando', 'trocar o pneu da moto'],
    ['erros ao investir', 'erros', 'investir'],
    ['Onde comprar roupa barata', 'onde', 'comprar roupa barata'],
    ['Quantas vezes por semana treinar perna', 'com-que-frequencia', 'treinar perna'],
    ['alugar ou comprar casa', 'a-ou-b', 'comprar casa'],
    ['por onde começar a investir', 'comecar', 'investir'],
    ['dicas pra dormir melhor', 'como', 'dormir melhor'],
  ])('%s', (raw, intent, verb) => {
    const analysis = read(raw);
    expect([analysis.intent, fillTopicSlots('{v}', analysis)]).toEqual([intent, verb]);
  });

  it.each([
    ['Café faz mal?', 'faz-mal', 'café'],
    ['Creatina funciona mesmo?', 'funciona-mesmo', 'creatina'],
    ['o que é tráfego pago', 'o-que-e', 'tráfego pago'],
    ['Melhor air fryer', 'melhor', 'air fryer'],
    ['Fernando de Noronha é caro?', 'quanto-custa', 'Fernando de Noronha'],
    ['Violência doméstica: como denunciar', 'como', 'violência doméstica'],
  ])('%s', (raw, intent, noun) => {
    const analysis = read(raw);
    expect([analysis.intent, analysis.noun?.text]).toEqual([intent, noun]);
  });

  it('reads two options, the second one short of its noun', () => {
    expect(read('Carro elétrico ou híbrido?').pair).toMatchObject([
      { text: 'carro elétrico', gender: 'm' },
      { text: 'híbrido', gender: 'm' },
    ]);
    expect(read('Esteira ou bicicleta').pair).toMatchObject([{ text: 'esteira' }, { text: 'bicicleta' }]);
  });
});

it('does not take a word for a property of an object', () => {
  for (const raw of ['constructor', '__proto__ bonito', 'toString e valueOf', 'hasOwnProperty']) {
    const reading = analyseTopic(raw);
    if (reading.kind === 'topic')
      expect([reading.analysis.domain, reading.analysis.subtopic]).toEqual([null, null]);
  }
});

describe('flags', () => {
  it.each([
    ['Perder 10 kg em 30 dias', 'risky-claim'],
    ['Ganhar 10 mil reais por mês', 'risky-claim'],
    ['Neymar na Copa', 'real-person'],
    ['Introdução alimentar do bebê', 'minor'],
    ['jogo do tigrinho', 'betting'],
    ['Luto', 'grief'],
    ['Assédio sexual', 'harm'],
    ['injúria racial', 'harm'],
    ['Salmo 91', 'faith'],
    ['Bitcoin', 'money'],
    ['Diabetes', 'health'],
  ] as const)('%s calls for care: %s', (raw, flag) => expect(read(raw).flags).toContain(flag));

  it('raises none where nothing calls for it', () => {
    expect(read('Tocar violão').flags).toEqual([]);
    expect(read('O que fazer em Salvador em 3 dias').flags).toEqual([]);
    expect(read('Nossa Senhora Aparecida').flags).not.toContain('real-person');
  });
});
