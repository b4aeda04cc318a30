import type { TopicFlag } from '../language/topic-types.ts';

/** Flags whose viewers may be hurting, or believing, right now. */
const gentleFlags: readonly TopicFlag[] = ['health', 'grief', 'harm', 'minor', 'faith'];
const harsh =
  /(?<!\p{L})(?:duvido|duvida|culpa|desculpa|teimosia|preguiça|péssima|paga duas vezes|custa caro|enfeite|lenda|boato|duelo|acorda|drama|valendo|bronca|sem reclamar|dou risada|melhor parar|rasga|joga fora|não dói|frescura|engana)(?!\p{L})/iu;

/** Whether a composed hook is gentle enough for the topic; what people wrote by hand is taken as it is. */
export function suitsTone(text: string, flags: readonly TopicFlag[]): boolean {
  return !harsh.test(text) || !flags.some((flag) => gentleFlags.includes(flag));
}
