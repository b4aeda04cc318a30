import { maximumTopicLength } from '../../shared/hook-tree.ts';
import { foldText } from './fold-text.ts';
import { longestInput, type NormalisedTopic, topicKey } from './normalise-topic.ts';
import { soundsLikeNoise } from './sounds-like-noise.ts';
import type { UnusableReason } from './topic-types.ts';

export interface UnusableTopic {
  reason: UnusableReason;
  message: string;
}

const messages: Record<UnusableReason, string> = {
  empty: 'Escreve um tema pra gente começar. Pode ser algo como “Emagrecer na academia”.',
  'too-long': `Esse tema ficou comprido demais. Resume em até ${maximumTopicLength} caracteres: só o assunto do vídeo já basta.`,
  noise: 'Não entendi esse tema. Tenta com algo como “Emagrecer na academia” ou “Como viralizar no TikTok”.',
  handle:
    'Isso parece um link, um perfil ou um contato. Escreve o assunto do vídeo com as suas palavras, como “Skincare pra pele oleosa”.',
  instruction:
    'Aqui é só o tema do vídeo, sem instruções. Tenta com algo como “Organizar a rotina” ou “Renda extra em casa”.',
  'not-a-topic':
    'Faltou dizer sobre o que é o vídeo. Completa o assunto, como em “Como falar em público sem travar”.',
};

const address =
  /(?:https?:\/\/|www\.)|\b[a-z0-9-]+\.(?:com|net|org|br|io|me|app|co)(?:\.br)?(?:\/|\b(?! ?[a-z]))|\S@\S+\.\S|^@[\w.]+$/i;
const phone = /^[+()\d\s.-]{8,}$/;
const instruction =
  /\b(?:ignor[ea]r?|esquec[ae]r?|desconsider[ea]r?|disregard|forget) (?:\S+ ){0,4}(?:instruc\w+|regras?|prompts?|instructions?|previous|anterior\w*|comandos?|rules)\b|\b(?:system|developer) ?prompt\b|\bprompt (?:do|de) sistema\b|\b(?:act|behave|respond|answer) as\b|\byou are (?:now|a|an)\b|\bpretend (?:to be|you)\b|\b(?:aja|atue|comporte-se|finja|responda) como (?:um|uma|se)\b|\bvoce (?:agora )?e (?:agora )?(?:um|uma) (?:ia|assistente|modelo|chatbot|gpt|hacker|robo)\b|\bjailbreak\b|\bdan mode\b|\bmodo desenvolvedor\b|\b(?:revele|mostre|repita|reveal|print|show) (?:\S+ ){0,3}(?:prompt|instruc\w+|instructions)\b/;
const code =
  /<\/?[a-z][^>]{0,200}>|\b(?:select\b.{0,80}\bfrom|drop table|insert into|delete from|union select|or 1=1)\b|(?:;|')\s*--|\b(?:function|const|let|var|import|def|return|console\.log|print)\s*[({=]|\{\{|\$\{|=>|&&|\|\||\beval\(|<\?php|javascript:|\\x[0-9a-f]{2}|%00/i;
const emptyWords =
  /^(?:como|como fazer|como funciona|o que|o que e|o que sao|que|quem|por que|porque|onde|quando|quanto|qual|quais|quanto custa|vale a pena|oi|ola|teste|test|sim|nao|ok|tema|topico|video|videos|nada|qualquer coisa|sei la|ajuda|dicas?|ideias?|sobre|de|da|do|para|pra|com|em|a|o|e|um|uma|bom dia|boa tarde|boa noite|hello|hi|null|undefined|nan|none|na)$/;
/** Wanting said without the thing wanted: "eu quero", "como eu", "me". */
const noContent =
  /^(?:(?:eu|me|mim|comigo|te|se|voce|ele|ela|quero|queria|preciso|gosto|gostaria|posso|como|que|o|a|um|uma|de|do|da|em|no|na|para|pra|com|por|e|ou|meu|minha|isso|isto|aquilo)(?: |$))+$/;

/** Why a text is no topic, with what to do instead; null for a usable one. */
export function findUnusable(raw: string, topic: NormalisedTopic): UnusableTopic | null {
  const reason = reasonOf(raw, topic);
  return reason && { reason, message: messages[reason] };
}

function reasonOf(raw: string, topic: NormalisedTopic): UnusableReason | null {
  const typed = raw.slice(0, longestInput).trim();
  const folded = foldText(topic.running);
  if (typed === '') return 'empty';
  if (instruction.test(foldText(typed))) return 'instruction';
  if (code.test(typed)) return 'noise';
  if (address.test(typed) || phone.test(typed)) return 'handle';
  if (folded === '') return 'noise';
  if (topic.running.length > maximumTopicLength || raw.trim().length > longestInput) return 'too-long';
  if (emptyWords.test(folded) || noContent.test(folded)) return 'not-a-topic';
  return soundsLikeNoise(topic.running) || topicKey(raw) === '' ? 'noise' : null;
}
