import type { FactQuestion, Facts } from '../../../../shared/topic-unclear.ts';
import { FloatMark, HookMark } from '../../../components/drawings/line-marks.tsx';
import type { FactGroup } from '../fact-groups.ts';
import { FactField } from './fact-field.tsx';

interface FactGroupFieldsProps {
  group: FactGroup;
  facts: Facts;
  onChange: (key: string, text: string) => void;
}

/** A question and its lines, drawn as they will be in the tree: a float, and hooks that hang on its line. */
export function FactGroupFields({ group: { question, lines }, facts, onChange }: FactGroupFieldsProps) {
  const propsOf = (each: FactQuestion) => ({
    question: each,
    text: facts[each.key],
    onChange: (text: string) => onChange(each.key, text),
  });
  const asked = facts[question.key]?.trim() ?? '';
  return (
    <>
      <FactField key={question.key} {...propsOf(question)} mark={float} isLast={lines.length === 0} />
      {lines.length > 0 && (
        <>
          <p className="mt-5 mb-4 ml-6.5 break-words">
            Agora pelo menos quatro frases, como você fala. Cada uma abre um vídeo que responde{' '}
            {asked === '' ? 'à pergunta' : `a “${asked}”`}, com uma ideia diferente. Fale o nome da coisa e
            deixe a explicação pro vídeo.
          </p>
          <ul className="space-y-4">
            {lines.map((line) => (
              <li key={line.key}>
                <FactField {...propsOf(line)} mark={hook} isLast={line === lines.at(-1)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const float = (
  <svg viewBox="-8 -8 16 16" className="size-4 overflow-visible" aria-hidden="true">
    <FloatMark at={{ x: 0, y: 0 }} scale={1} />
  </svg>
);
const hook = (
  <svg viewBox="-3 -3 16 26" className="h-6.5 w-4" aria-hidden="true">
    <HookMark at={{ x: 0, y: 0 }} scale={1} />
  </svg>
);
