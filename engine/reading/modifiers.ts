import { lemmasOf } from './lemmas.ts';
import { type TopicWord, topicWords } from './topic-words.ts';

/** What a modifier says about the video, and nothing about what it is about. */
export type ModifierKind = 'form' | 'audience' | 'place' | 'price' | 'time' | 'degree' | 'act';

/**
 * Words and phrases that leave a topic what it is: whatever was written for "bolo" serves "dicas de bolo pra iniciante". A verb is here
 * only where it adds nothing to its object.
 */
const lists: Record<ModifierKind, string> = {
  form: `dica, dicas, ideia, ideias, passo a passo, tutorial, guia, guia completo, vídeo, vídeos, conteúdo, tema, assunto, tudo sobre, o que é, o que são, o que fazer, como fazer,
    como funciona, por que, curiosidade, curiosidades, segredo, segredos, truque, truques, erro, erros, erros comuns, mito, mitos, mitos e verdades, verdade, verdades, mentira, vantagem, vantagens,
    desvantagem, benefício, benefícios, motivo, motivos, jeito, forma, maneira, técnica, técnicas, exemplo, exemplos, lista, resumo, explicação, introdução, básico, básica, noção, dúvida, dúvidas, pergunta, perguntas, vale a pena, funciona, mesmo, de verdade, sério, importante, importância,
    receita, receitas, modo de preparo, saber, entender, conhecer, falar, explicar, mostrar, ensinar, contar, aprender, começar, descobrir, ver, querer, quero, poder, pode, posso, precisar, preciso, conseguir, consigo, dever, devo, dar, dá, gostar, gosto, deixar, ficar, acontecer, existir, e agora, ninguém avisou, ninguém avisa, ninguém conta, ninguém contou, ninguém fala, nem parece, julguem`,
  audience: `iniciante, iniciantes, leigo, leigos, quem tá começando, quem está começando, do zero, zero, avançado, profissional, amador, todo mundo, pessoa, pessoas, qualquer um, brasileiro, brasileira, brasileiros, brasileiras, jovem, jovens, adulto, adultos`,
  place: `em casa, na prática, no dia a dia, dia a dia, rotina, no Brasil, Brasil, no celular, internet, online, sozinho, sozinha, sozinhos`,
  price: `barato, barata, baratos, baratas, caro, cara, preço, preços, custo, custar, custa, quanto custa, valor, gastar pouco, gastando pouco, pouco dinheiro, grátis, gratuito, gratuita, de graça, sem dinheiro, sem gastar, econômico, econômica, econômicos, custo benefício, custo-benefício`,
  time: `hoje, agora, atual, atualmente, ano, 2024, 2025, 2026, 2027, semana, mês, rápido, rápida, rapidinho, depressa, sempre, nunca, cedo, tarde, depois, antes, primeiro, primeira, novo, nova, última, último, tempo, quanto tempo, dia, dias, hora, horas, minuto, minutos, semanas, meses, anos, vez, vezes, segunda vez, de novo, ainda, quase, já era,
    verão, inverno, outono, primavera, fim de semana, sábado, sábados, domingo, domingos, noite, manhã`,
  degree: `melhor, melhores, pior, piores, bom, boa, bons, boas, ruim, ótimo, ótima, certo, certa, corretamente, direito, direitinho, perfeito, perfeita, ideal, fácil, fáceis, facilmente, simples, difícil, difíceis, prático, prática, práticos, práticas, bonito, bonita, lindo, linda, bem, mal, grande, grandes, pequeno, pequena, pequenos, pequenas, completo, completa, caseiro, caseira, caseiros, caseiras, delicioso, deliciosa, gostoso, gostosa, incrível, legal, interessante, principal, principais, comum, comuns, normal, geral, definitivo, de vez, seguro, segura, eficiente, eficaz`,
  act: `fazer, faço, faz, feito, usar, uso, ter, realizar, praticar, trabalhar com, lidar, lidar com, cuidar, cuidado, cuidados, cuidar de, melhorar`,
};

interface Modifier {
  kind: ModifierKind;
  words: readonly TopicWord[];
}

const modifiersByLemma = indexModifiers();

function indexModifiers(): ReadonlyMap<string, readonly Modifier[]> {
  const index = new Map<string, Modifier[]>();
  for (const [kind, list] of Object.entries(lists) as [ModifierKind, string][]) {
    for (const phrase of list.split(',')) {
      const words = topicWords(phrase.trim());
      for (const lemma of words[0]?.lemmas ?? lemmasOf(phrase.trim()))
        index.set(lemma, [...(index.get(lemma) ?? []), { kind, words }]);
    }
  }
  return index;
}

/** The places of the words that only modify the topic, and what they say. */
export function findModifiers(words: readonly TopicWord[]): ReadonlyMap<number, ModifierKind> {
  const found = new Map<number, ModifierKind>();
  words.forEach((word, at) => {
    for (const lemma of word.lemmas) {
      for (const { kind, words: phrase } of modifiersByLemma.get(lemma) ?? []) {
        const isThere = phrase.every((part, offset) => isForm(words[at + offset], part));
        if (isThere)
          for (let offset = 0; offset < phrase.length; offset += 1)
            found.set(words[at + offset]?.place ?? -1, kind);
      }
    }
    if (/^\d+(?:[.,]\d+)?%?$/u.test(word.text)) found.set(word.place, 'time');
  });
  return found;
}

/** The word itself, or a finite form of a listed infinitive; a participle says more ("carro usado"). */
function isForm(word: TopicWord | undefined, part: TopicWord): boolean {
  if (word === undefined) return false;
  if (word.text === part.text) return true;
  return /[aeiô]r$/u.test(part.text) && word.lemmas.includes(part.text) && !/[ai]d[oa]s?$/u.test(word.text);
}
