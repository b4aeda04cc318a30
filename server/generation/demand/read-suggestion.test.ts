import { describe, expect, it } from 'vitest';
import { createSuggestionReader } from './read-suggestion.ts';

/** As search boxes give them: kept as the question after the arrow, or left out. */
const suggestions: Record<string, string> = {
  'Emagrecer na academia': `
    como emagrecer na academia rapido → Como emagrecer na academia rápido?
    quanto tempo demora para emagrecer na academia → Quanto tempo demora para emagrecer na academia?
    quanto tempo leva pra emagrecer fazendo academia → Quanto tempo leva pra emagrecer fazendo academia?
    pq nao consigo emagrecer na academia → Por que não consigo emagrecer na academia?
    o que comer antes da academia para emagrecer → O que comer antes da academia para emagrecer?
    qual melhor exercicio da academia para emagrecer → Qual melhor exercício da academia para emagrecer?
    emagrecer na academia ou em casa → Emagrecer na academia ou em casa?
    academia engorda ou emagrece → Academia engorda ou emagrece?
    é verdade que academia emagrece → É verdade que academia emagrece?
    academia emagrece mesmo → Academia emagrece mesmo?
    treino academia emagrecer pdf
    treino emagrecer academia feminino
    emagrecer na academia antes e depois
    como emagrecer na academia reddit
    academia perto de mim para emagrecer
    como emagrecer na academia em curitiba
    como emagrecer rápido
    qual a melhor academia
    como emagrecer na academia com`,
  café: `
    café faz mal → Café faz mal?
    cafe faz mal para o estomago → Café faz mal para o estômago?
    café ou chá → Café ou chá?
    porque o café da sono → Por que o café dá sono?
    pq cafe solta o intestino → Por que café solta o intestino?
    quantas xícaras de café por dia → Quantas xícaras de café por dia?
    qual e o melhor café do brasil → Qual é o melhor café do Brasil?
    é verdade que café tira o efeito do remédio → É verdade que café tira o efeito do remédio?
    gravida pode tomar café → Grávida pode tomar café?
    pode tomar café antes de exame de sangue → Pode tomar café antes de exame de sangue?
    quem inventou o café → Quem inventou o café?
    café engorda → Café engorda?
    o que significa sonhar com café
    vale a pena abrir uma cafeteria
    café com deus pai pdf
    café perto de mim
    me passa um café letra
    como se escreve café em inglês
    onde comprar cafe especial
    por que el cafe da sueño
    how to make café at home
    como fazer`,
  'Como viralizar no TikTok': `
    como viralizar no tik tok 2026 → Como viralizar no TikTok 2026?
    quanto tempo demora para viralizar no tiktok → Quanto tempo demora para viralizar no TikTok?
    que horas postar no tiktok para viralizar → Que horas postar no TikTok para viralizar?
    por que meus videos nao viralizam no tiktok → Por que meus vídeos não viralizam no TikTok?
    viralizar no tiktok ou instagram → Viralizar no TikTok ou Instagram?
    tem como viralizar no tiktok sem aparecer → Tem como viralizar no TikTok sem aparecer?
    como viralizar no instagram
    musica para viralizar no tiktok
    como viralizar no tiktok pdf
    como viralizar no tiktok gratis apk
    @viralizar no tiktok`,
  ansiedade: `
    oq é ansiedade → O que é ansiedade?
    o que e ansiedade generalizada → O que é ansiedade generalizada?
    como controlar a ansiedade sozinho → Como controlar a ansiedade sozinho?
    quanto tempo dura uma crise de ansiedade → Quanto tempo dura uma crise de ansiedade?
    ansiedade ou infarto → Ansiedade ou infarto?
    por que a ansiedade piora a noite → Por que a ansiedade piora à noite?
    quem tem ansiedade pode tomar café → Quem tem ansiedade pode tomar café?
    existe exame para ansiedade → Existe exame para ansiedade?
    ansiedade pode causar falta de ar → Ansiedade pode causar falta de ar?
    ansiedade quero morrer
    como me matar de ansiedade
    ansiedade letra
    como dizer ansiedade em inglês
    qual a resposta da ansiedade brainly
    o que é ansiedade wikipedia
    ansiedade ou medo quiz
    divertidamente ansiedade para colorir
    ansiedade tratamento`,
  'iPhone 17': `
    vale a pena comprar iphone 17 em 2026 → Vale a pena comprar iPhone 17 em 2026?
    iphone 17 vale a pena → iPhone 17 vale a pena?
    iphone 17 ou 17 pro → iPhone 17 ou 17 pro?
    quanto custa o iphone 17 → Quanto custa o iPhone 17?
    pq o iphone 17 esquenta → Por que o iPhone 17 esquenta?
    e verdade que o iphone 17 risca → É verdade que o iPhone 17 risca?
    vale a pena iphone 16
    quanto custa o iphone 17 no mercado livre
    iphone 17 ou 16 shopee
    qual o telefone da loja iphone 17
    como ligar iphone 17 www.apple.com
    quanto custa o iphone 17 apple.com.br
    como desbloquear iphone 17 (grátis)`,
  'air fryer': `
    airfryer ou forno → Air fryer ou forno?
    air fryer faz mal a saúde → Air fryer faz mal à saúde?
    é verdade que airfryer da cancer → É verdade que air fryer dá câncer?
    posso colocar papel alumínio na airfryer → Posso colocar papel alumínio na air fryer?
    da pra fazer ovo na airfryer → Dá pra fazer ovo na air fryer?
    o que não pode colocar na air fryer → O que não pode colocar na air fryer?
    receitas na airfryer pdf
    qual a melhor air fryer casas bahia
    qual air fryer comprar na amazon
    air fryer mondial reclame aqui
    best air fryer for the home
    como usar a air fryer em espanhol`,
  'dor nas costas depois dos 40': `
    o que causa dor nas costas depois dos 40 → O que causa dor nas costas depois dos 40?
    como aliviar dor nas costas aos 40 anos → Como aliviar dor nas costas aos 40 anos?
    por que dói as costas depois dos 40 → Por que dói as costas depois dos 40?
    dor nas costas o que fazer
    o que é bom para dor nas costas
    o que significa sonhar com dor nas costas depois dos 40`,
  'Gramado em julho': `
    o que fazer em gramado em julho → O que fazer em Gramado em julho?
    gramado ou campos do jordao em julho → Gramado ou Campos do Jordão em julho?
    quem gosta de frio em gramado em julho gasta mais → Quem gosta de frio em Gramado em julho gasta mais?
    gramado em julho fotos`,
  'horta em apartamento': `
    como montar horta em apartamento pequeno → Como montar horta em apartamento pequeno?
    o que plantar na horta do apartamento → O que plantar na horta do apartamento?
    horta em apartamento vale a pena → Horta em apartamento vale a pena?
    horta em apartamento funciona → Horta em apartamento funciona?
    por que minha horta em apartamento não cresce → Por que minha horta em apartamento não cresce?
    precisa de sol para horta em apartamento → Precisa de sol para horta em apartamento?
    horta em apartamento pinterest
    como fazer horta em apartamento e
    como fazer horta em apartamento passo a passo com garrafa pet gastando muito pouco dinheiro
    como fazer horta em apartamento? como regar`,
};

describe.each(Object.entries(suggestions))('of what people type about "%s"', (topic, list) => {
  const read = createSuggestionReader(topic);
  const lines = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' → '))
    .map(([query = '', question = null]) => ({ query, question }));

  it.each(lines)('$query → $question', ({ query, question }) => {
    expect(read(query)).toBe(question);
  });
});

describe('the names of a topic', () => {
  it.each([
    ['CLT ou PJ', 'qual a diferenca entre clt ou pj', 'Qual a diferença entre CLT ou PJ?'],
    [
      'açaí do Pará',
      'açaí do para é bom ou ruim para emagrecer',
      'Açaí do para é bom ou ruim para emagrecer?',
    ],
    ['O Pequeno Príncipe', 'o que o pequeno principe ensina', 'O que O Pequeno Príncipe ensina?'],
  ])('are written as in "%s": %s', (topic, query, question) => {
    expect(createSuggestionReader(topic)(query)).toBe(question);
  });
});

describe('an errand that the topic is about', () => {
  it.each([
    ['TikTok ou Instagram pra vender', 'vale a pena vender no tiktok ou instagram', true],
    ['letra bonita', 'como ter uma letra bonita', true],
    ['vender na Shopee', 'como vender na shopee em 2026', true],
    ['sonhar com dente', 'o que significa sonhar com dente', true],
    ['viajar pra Curitiba', 'o que fazer viajando em curitiba', true],
    ['casar', 'quanto custa casar em curitiba', false],
    ['caligrafia', 'como ter letra de caligrafia', false],
  ])('is no errand: of "%s", "%s" is kept: %s', (topic, query, isKept) => {
    expect(createSuggestionReader(topic)(query) !== null).toBe(isKept);
  });
});
