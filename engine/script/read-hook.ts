import type { Mechanism } from '../../shared/mechanisms.ts';
import { hashText } from '../tree/seeded-random.ts';

export interface HookReading {
  /** What holds the viewer, and so what the script owes. */
  mechanism: Mechanism;
  /** A short piece of the hook to say again later, without final mark. */
  echo: string;
  seed: string;
}

/** Reads from a hook's own words what it promises; any text gets an answer. */
export function readHook(hook: string): HookReading {
  const text = hook.normalize('NFC').replace(/\s+/g, ' ').trim();
  const found = signs.find(([, sign]) => sign.test(text));
  return { mechanism: found ? found[0] : 'cena', echo: pickEcho(text), seed: String(hashText(text)) };
}

/** Tried in this order: what a hook asks of the viewer is surer than what it tells. */
const signs: readonly (readonly [Mechanism, RegExp])[] = [
  ['dialogo', /^[“"«]|[“"][^”"]+[”"]/u],
  [
    'desafio',
    /\b(faz um teste|faz o teste|testa|desafio|anota|escolhe um|escolhe uma|tenta|experimenta|conta quant[oa]s|repara)\b/iu,
  ],
  ['quebra', /^(para|pare|apaga|desce|larga|esquece|solta|fecha|segura|olha|espera|calma)\b/iu],
  [
    'prova',
    /\b(vou te mostrar|vou mostrar|olha como|na sua frente|ao vivo|vou (?:montar|fazer|abrir|testar)|te provo)\b/iu,
  ],
  ['loop', /\b(no final|até o fim|já volto|guarda essa|daqui a pouco|depois eu conto)\b/iu],
  ['lacuna', /\b(tem um|tem uma|existe um|existe uma|o detalhe|um detalhe|quase ninguém)\b/iu],
  ['antes-depois', /\b(antes|eu .+(?:ava|ia)\b.+hoje|hoje são|o que mudou)\b/iu],
  ['compara', /\b(ou)\b.*[?:]|\bprefiro\b|\bem vez de\b|\bversus\b|\bx\b/iu],
  ['chamada', /^(se você|se o seu|se a sua|isso é pr|você que|pra quem|quem|tá no|tá na)\b/iu],
  ['confissao', /\b(eu|me|meu|minha|demorei|fui|errei|achei|comprei|gastei|perdi)\b/iu],
  ['erro', /\b(péssima ideia|erro|errado|errada|estraga|atrapalha)\b/iu],
  ['custo', /\b(custa|perde|perder|cansa|falha|sai caro|paga|dívida de)\b/iu],
  ['contra', /\b(não vai resolver|se eu só pudesse|não seria|melhor hora|nem sempre|ao contrário)\b/iu],
  ['mito', /\b(não é|não são|não salva|mentira|mito|verdade|a última a)\b/iu],
  ['numero', /\d|\b(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|metade)\b/iu],
  ['pergunta', /\?$/u],
];

/** The longest clause that one can still quote in a breath; failing that, the hook's first words. */
function pickEcho(text: string): string {
  const clauses = text
    .split(/[.!?:;,“”"…]+/u)
    .map((clause) => clause.trim().replace(/^(?:e|mas|só que|porque|então) /iu, ''))
    .filter((clause) => clause !== '' && clause.length <= 80 && clause.split(' ').length <= 14);
  const longest = clauses.reduce((best, next) => (next.length > best.length ? next : best), '');
  return longest === ''
    ? `${text
        .slice(0, 60)
        .replace(/\s\S*$/u, '')
        .replace(hangingWords, '')}…`
    : longest;
}

/** What a cut sentence must not end with. */
const hangingWords =
  /(?:\s(?:a|à|às|ao|aos|o|os|as|e|ou|que|se|de|do|da|dos|das|em|no|na|nos|nas|pra|pro|pras|pros|por|com|sem|um|uma|te|me|não))+$/iu;
