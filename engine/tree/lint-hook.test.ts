import { expect, test } from 'vitest';
import { lintHook, passesLint } from './lint-hook.ts';

const good = [
  '“Só mais um.” Você falou isso há quatro vídeos.',
  'Anota num papel tudo que falta fazer amanhã e larga na cozinha.',
  'A balança é a última a ficar sabendo que você emagreceu.',
  'Uma hora de esteira, camiseta pingando, e o corpo igual.',
  'O INSS não liga pedindo a sua senha.',
  'Postei no Instagram às seis e fui dormir.',
  'Quem vai ao Rio de Janeiro em julho leva casaco.',
  'Apaga o “oi, gente”. Pode apagar.',
  'Não é preguiça, é falta de um horário.',
  'A receita da avó cabe num carnê velho.',
  'Remendo hoje ou conserto no sábado: os dois têm preço.',
  'Cada um conta a própria história da viagem.',
  'Uma goiaba ganha da laranja em vitamina C.',
  'Na real, quase tudo volta na segunda.',
];

test.each(good)('lets a spoken sentence through: %s', (text) => {
  expect(lintHook({ text })).toEqual([]);
  expect(passesLint({ text })).toBe(true);
});

test.each([
  ['too-short', 'Larga o peso.'],
  [
    'too-long',
    'Toda segunda de manhã eu pego a mochila, olho pro relógio, penso no trânsito e volto pra cama.',
  ],
  [
    'too-many-syllables',
    'Responsabilidade extraordinária descaracterizaria imediatamente desenvolvimentos socioeconômicos independentes.',
  ],
  ['exclamation', 'Olha essa balança agora!'],
  ['emoji', 'Olha essa balança agora 🔥'],
  ['english', 'Esse é o tips and tricks da academia.'],
  ['doubled-word', 'Olha a a balança do banheiro.'],
  ['unbalanced-quotes', '“Só mais um. Você falou isso ontem.'],
  ['unbalanced-quotes', '"Só mais um." Você falou isso ontem.'],
  ['mid-sentence-capital', 'Quem quer Emagrecer precisa dormir bem.'],
  ['unfilled-slot', 'Quem quer {v} precisa dormir bem.'],
  ['loose-contraction', 'A foto de o espelho conta outra história.'],
  ['loose-contraction', 'Essa conta passa por a cozinha.'],
  ['gerund-opening', 'Fazendo isso, a balança desce mais devagar.'],
  ['disagreement', 'Esquece o esteira por um minuto.'],
  ['disagreement', 'Olha pra essas balança de novo.'],
  ['calque:pare-de-rolar', 'Pare de rolar e olha essa esteira.'],
  ['calque:aqui-esta', 'Aqui está o porquê do treino falhar.'],
  ['calque:deixe-me', 'Deixe-me te mostrar uma coisa simples.'],
  ['calque:faca-isso', 'Faça isso em vez disso na esteira.'],
  ['calque:divisor', 'Esse treino foi um divisor de águas.'],
  ['calque:desbloqueie', 'Desbloqueie o seu melhor treino hoje.'],
  ['calque:eleve', 'Eleve seu treino com essa cadeira.'],
  ['calque:nao-vai-acreditar', 'Você não vai acreditar nessa balança.'],
  ['calque:crescer-seu', 'Dá pra crescer seu negócio com isso.'],
  ['calque:no-final-do-dia', 'No final do dia, o treino conta.'],
  ['calque:esse-e-o-espirito', 'Treinou cansado? Esse é o espírito.'],
  ['calque:aplicar-para', 'Fui aplicar para uma vaga e desisti.'],
  ['calque:sobre-no-fim', 'Um assunto que vale falar sobre.'],
  ['tell:nao-e-apenas', 'Não é apenas treino, mas também comida.'],
  ['tell:muda-tudo', 'Troca o horário, e isso muda tudo.'],
  ['tell:descubra', 'Descubra o que trava o seu treino.'],
  ['tell:descubra', 'Desvende o treino que cabe em casa.'],
  ['tell:descubra', 'Mergulhe no treino que cabe em casa.'],
  ['tell:jornada', 'A sua jornada começa nessa esteira.'],
  ['tell:potencialize', 'Potencialize o treino com essa cadeira.'],
  ['tell:transforme', 'Transforme sua vida com essa esteira.'],
  ['tell:dash', 'Treino curto — resultado longo, sem pressa.'],
  ['saturated:segredo', 'O segredo tá no descanso entre séries.'],
  ['saturated:ninguem-conta', 'O que ninguém te conta da esteira.'],
  ['saturated:verdade-sobre', 'A verdade sobre treinar todo dia.'],
  ['saturated:fazendo-errado', 'Você está fazendo agachamento errado desde sempre.'],
  ['saturated:maior-erro', 'O maior erro de quem treina cedo.'],
  ['saturated:sabia-que', 'Você sabia que o treino cansa menos cedo?'],
  ['saturated:fala-galera', 'Fala galera, hoje o treino é curto.'],
  ['saturated:neste-video', 'Neste vídeo eu mostro o meu treino.'],
  ['saturated:pov', 'POV: você na esteira às seis.'],
  ['claim:guarantee', 'Treina assim e o resultado é garantido.'],
  ['claim:cure', 'Esse chá cura a dor nas costas.'],
  ['claim:weight', 'Perder 10 kg em 30 dias com esse treino.'],
  ['claim:weight', 'Eliminei dez quilos só com esse treino.'],
  ['claim:money', 'Ganhe 5 mil por mês sem sair de casa.'],
  ['claim:authority', 'Médicos recomendam esse treino de manhã.'],
  ['claim:authority', 'Estudos mostram que o treino curto basta.'],
  ['claim:percentage', 'Esse treino ajuda 80% das pessoas.'],
  ['claim:percentage', 'Oitenta por cento desiste antes do fim.'],
])('stops %s', (reason, text) => {
  expect(lintHook({ text })).toContain(reason);
  expect(passesLint({ text })).toBe(false);
});

test('a name of the topic may carry its capital, another may not', () => {
  const text = 'Quem joga Zorblax aprende na marra.';
  expect(lintHook({ text, names: new Set(['Zorblax']) })).toEqual([]);
  expect(lintHook({ text })).toContain('mid-sentence-capital');
});

test('a hook that says its question again is stopped', () => {
  const question = 'Quanto tempo leva pra emagrecer na academia?';
  expect(lintHook({ text: 'Emagrecer na academia leva quanto tempo mesmo?', question })).toContain(
    'restates-question',
  );
  expect(lintHook({ text: 'A balança é a última a ficar sabendo.', question })).toEqual([]);
});
