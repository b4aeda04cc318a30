import type { HookCheck, HookSignal } from '../../shared/hook-check.ts';
import { conjugateVerb } from '../language/conjugate-verb.ts';
import { findNoun } from '../language/nouns.ts';
import { findFiniteVerb } from '../language/verb-forms.ts';
import { blockedPhrases } from './blocked-phrases.ts';
import { findConcreteThings } from './concrete-things.ts';
import { countSyllables } from './count-syllables.ts';
import { wordsOf } from './measure-hook.ts';

/** An energetic creator with cut edits; measured conversation is slower (about 4.2 a second). */
const syllablesPerSecond = 5.5;
/** Words of a first beat: in blind readings hooks of nine to twelve words won as often as shorter ones (decision 44). */
const firstBeatWords = 10;
const mostSeconds = { good: 5, fair: 6 };

/**
 * Reads a hook as an editor would and says what it saw, quoting it: length, tension, concreteness, register, claims,
 * clichés. A writing check, never a forecast; the same text has the same check.
 */
export function checkHook(hook: string): HookCheck {
  const seconds = Math.round((countSyllables(hook) / syllablesPerSecond) * 10) / 10;
  const signals = [
    checkLength(hook, seconds),
    checkTension(hook),
    checkConcreteness(hook),
    checkRegister(hook),
    checkClaims(hook),
    checkCliches(hook),
  ];
  return { hook, seconds, signals };
}

function checkLength(hook: string, seconds: number): HookSignal {
  const spoken = `${seconds.toFixed(1).replace('.', ',')} s`;
  if (seconds > mostSeconds.fair) {
    return {
      signal: 'duracao',
      level: 'poor',
      quote: '',
      note: `Dura cerca de ${spoken}. Corta até caber em ${mostSeconds.good} s.`,
    };
  }
  if (seconds <= mostSeconds.good)
    return { signal: 'duracao', level: 'good', quote: '', note: `Dura cerca de ${spoken}: cabe num fôlego.` };
  const quote = firstBeat(hook);
  const count = wordsOf(quote).length;
  return count <= firstBeatWords
    ? {
        signal: 'duracao',
        level: 'good',
        quote,
        note: `Dura cerca de ${spoken}, e a primeira pausa vem em ${count} palavras.`,
      }
    : {
        signal: 'duracao',
        level: 'fair',
        quote,
        note: `Dura cerca de ${spoken} e a primeira pausa vem em ${count} palavras. Respira antes, ou corta.`,
      };
}

const tension: readonly { pattern: RegExp; note: string }[] = [
  { pattern: /“[^”]+”/u, note: 'Começa com a fala de alguém, e a gente quer a resposta.' },
  {
    pattern: words('não|nem|nunca|nada|ninguém|nenhum[a]?|sem'),
    note: 'Nega o que se esperava logo no começo.',
  },
  {
    pattern: words(
      'mas|só que|só|ainda|mesmo assim|de novo|outra vez|já|última|último|igual|errad[oa]|pior|menos|antes',
    ),
    note: 'Um contraste abre a frase.',
  },
  {
    pattern: words(
      '(?:perd|custa|gasta|trav|some|sumi|acab|cans|dói|doe|falh|desist|medo|culpa|erra|erro|briga|chor|cai|quebr|estrag|atras|perig|engan|trai|morr|queim|intoxic|apodrec|golp)\\p{L}*|mentira|proibid[oa]|crime|multa|dívida|prejuízo|vergonha|saudade|ciúme|chato|mat[ao]|suja?|azed[ao]',
    ),
    note: 'Há algo em jogo nas primeiras palavras.',
  },
  {
    pattern: words(
      'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cem|duzent[oa]s|mil|\\d+',
    ),
    note: 'Um número concreto segura a atenção.',
  },
  { pattern: words('eu|meu|minha|fiz|fui|gravei|parei|achei'), note: 'É uma confissão: tem uma pessoa ali.' },
  { pattern: /[^.!:;]*\?/u, note: 'Pergunta a quem ouve, e a resposta fica devendo.' },
  {
    pattern: words('você|cê|te|teu|tua|seus?|suas?|contigo'),
    note: 'Fala direto com quem ouve.',
  },
  {
    pattern: words('todo mundo|gente|quem|a maioria|sempre|tod[oa]s?'),
    note: 'Diz uma coisa de todos, e cada um confere se é o seu caso.',
  },
  { pattern: words('iss[oa]|ess[ea]|esse aqui|aqui'), note: 'Aponta pra algo que ainda não mostrou.' },
];

/** The verb of an order that opens the hook: "Larga o peso". Null for a noun of the same form. */
function openingOrder(hook: string): string | null {
  const [first = ''] = hook.replace(/^[^\p{L}]+/u, '').split(/[^\p{L}-]/u);
  const verb = findFiniteVerb(first.toLowerCase());
  const isOrder = verb !== null && conjugateVerb(verb.infinitive, 'imperative') === first.toLowerCase();
  return isOrder && findNoun(first) === null ? first : null;
}

function checkTension(hook: string): HookSignal {
  const order = openingOrder(hook);
  if (order !== null)
    return {
      signal: 'tensao',
      level: 'good',
      quote: order,
      note: 'Uma ordem curta tira a pessoa do piloto automático.',
    };
  const start = hook.split(/\s+/u).slice(0, firstBeatWords).join(' ');
  for (const { pattern, note } of tension) {
    const match = pattern.exec(start);
    if (match) return { signal: 'tensao', level: 'good', quote: match[0], note };
  }
  const isLater = tension.some(({ pattern }) => pattern.test(hook));
  if (isLater)
    return {
      signal: 'tensao',
      level: 'fair',
      quote: start,
      note: `A tensão existe, mas vem depois das ${firstBeatWords} primeiras palavras.`,
    };
  return {
    signal: 'tensao',
    level: findConcreteThings(hook).length > 0 ? 'fair' : 'poor',
    quote: start,
    note: 'O começo só informa. Traz um contraste, um custo ou uma pessoa.',
  };
}

function checkConcreteness(hook: string): HookSignal {
  const things = findConcreteThings(hook);
  const quote = things.slice(0, 3).join(', ');
  if (things.length === 0) {
    return {
      signal: 'concretude',
      level: checkTension(hook).level === 'good' ? 'fair' : 'poor',
      quote: '',
      note: 'Não dá pra ver nada. Põe um objeto, um lugar ou uma hora.',
    };
  }
  if (things.length > mostThings) {
    return { signal: 'concretude', level: 'fair', quote, note: 'Virou lista. Fica com uma a três coisas.' };
  }
  return { signal: 'concretude', level: 'good', quote, note: 'Dá pra ver a cena enquanto escuta.' };
}

const mostThings = 6;

const writtenForms =
  /(?<!\p{L})(?:portanto|contudo|todavia|entretanto|ademais|através|cujo|cuja|deve-se|pode-se|trata-se|\p{L}{3,}(?:aremos|eremos|iremos|arei|erei|irei))(?!\p{L})/iu;
const spokenForms = words('tá|tô|pra|pro|pras|pros|né|a gente|aí|daí|te');

function checkRegister(hook: string): HookSignal {
  const written = writtenForms.exec(hook);
  if (written) {
    return {
      signal: 'fala',
      level: 'poor',
      quote: written[0],
      note: 'Soa a texto escrito. Troca pelo que você diria pra um amigo.',
    };
  }
  const spoken = spokenForms.exec(hook);
  return {
    signal: 'fala',
    level: 'good',
    quote: spoken?.[0] ?? '',
    note: spoken ? 'Tem marca de fala.' : 'Nenhuma palavra de texto escrito.',
  };
}

function checkClaims(hook: string): HookSignal {
  const quote = findBlocked(hook, /^claim:/u);
  return quote === null
    ? { signal: 'promessa', level: 'good', quote: '', note: 'Não promete resultado, cura nem dinheiro.' }
    : {
        signal: 'promessa',
        level: 'poor',
        quote,
        note: 'Promete ou afirma o que você teria que provar. Propaganda assim pode ser suspensa.',
      };
}

function checkCliches(hook: string): HookSignal {
  const quote = findBlocked(hook, /^(?:saturated|calque|tell):/u);
  return quote === null
    ? { signal: 'cliche', level: 'good', quote: '', note: 'Nenhuma frase batida.' }
    : { signal: 'cliche', level: 'poor', quote, note: 'Frase gasta: quem rola o feed já ouviu hoje.' };
}

function findBlocked(hook: string, reasons: RegExp): string | null {
  for (const { reason, pattern } of blockedPhrases) {
    if (!reasons.test(reason)) continue;
    const match = pattern.exec(hook);
    if (match) return match[0];
  }
  return null;
}

/** Any of the words, whole: \\b knows no accents. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');
}

/** Up to the first pause a speaker makes. */
function firstBeat(hook: string): string {
  return /^.*?[.,;:?…](?=[\s”]|$)”?/u.exec(hook)?.[0] ?? hook;
}
