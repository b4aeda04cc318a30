import { foldText } from './fold-text.ts';
import { longestInput, type NormalisedTopic, normaliseTopic } from './normalise-topic.ts';
import { riskPatterns } from './risk-patterns.ts';
import type { SensitiveReason } from './topic-types.ts';

export interface SensitiveText {
  reason: SensitiveReason;
  message: string;
}

const messages: Record<SensitiveReason, string> = {
  'self-harm':
    'Se você está passando por um momento muito difícil, não precisa enfrentar isso sem companhia. Fala com o CVV: ligue 188, a ligação é gratuita e atende 24 horas, ou acesse cvv.org.br. Se houver perigo agora, ligue 192 (SAMU). A gente fica por aqui quando você quiser voltar com outro tema.',
  violence:
    'Se você ou alguém que você conhece está sofrendo violência, dá pra pedir ajuda agora: ligue 180 (gratuito, 24 horas, também por WhatsApp no 61 9610-0180). Em perigo imediato, ligue 190. A culpa não é sua.',
  'eating-disorder':
    'Esse caminho machuca o corpo e a cabeça, e a gente não quer ajudar nisso. Se a comida virou sofrimento, conversar ajuda: o CVV atende de graça no 188, 24 horas, e uma UBS pode te encaminhar pra psicólogo e nutricionista. Quando quiser, volta com outro tema.',
  'harm-to-others':
    'Com esse tema a gente não pode ajudar, porque ele pode machucar alguém. Se a raiva estiver pesada, o CVV conversa com você no 188, de graça, 24 horas. Em emergência, ligue 190. Tenta outro tema quando quiser.',
  minors:
    'Com esse tema a gente não ajuda. Se você sabe de uma criança ou adolescente em risco, denuncie no Disque 100: é gratuito, anônimo e funciona 24 horas. Em emergência, ligue 190.',
};

/**
 * The one screen of all that a person or a model writes, be it a topic, a question or a hook: the risk that a text shows, with a
 * caring sentence that says where help is; null when it shows none. Reads the text as typed and, when at hand, as `normalised`.
 */
export function screenText(
  typed: string,
  normalised: NormalisedTopic = normaliseTopic(typed),
): SensitiveText | null {
  const folded = ` ${foldText(`${typed.slice(0, longestInput)} | ${normalised.running}`)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  for (const { reason, patterns, except } of riskPatterns) {
    const calm = except ? folded.replace(except, ' ') : folded;
    if (patterns.some((pattern) => pattern.test(calm))) return { reason, message: messages[reason] };
  }
  return null;
}
