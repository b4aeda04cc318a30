import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactQuestion, Facts } from '../../../../shared/topic-unclear.ts';
import { Button } from '../../../components/ui/button.tsx';
import { describeMissing, groupFactQuestions, isComplete, missingIn, writtenFacts } from '../fact-groups.ts';
import { FactGroupFields } from './fact-group-fields.tsx';
import { FactGroupPicker } from './fact-group-picker.tsx';

interface FactFormProps {
  questions: readonly FactQuestion[];
  facts: Facts;
  onChange: (key: string, text: string) => void;
  onSubmit: (facts: Facts) => void;
  /** What became of the last try, if it failed. */
  problem: ReactNode;
}

/** "Me conta": the person asks a few questions as people do, and writes lines that open their answers; one question at a time. */
export function FactForm({ questions, facts, onChange, onSubmit, problem }: FactFormProps) {
  const groups = groupFactQuestions(questions);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      groups.findIndex((group) => !isComplete(group, facts)),
    ),
  );
  const heading = useFocusAfterChange(place);
  const group = groups[place];
  if (!group) return null;
  const isLast = place === groups.length - 1;
  const canSend = isLast || groups.every((each) => isComplete(each, facts));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSubmit(writtenFacts(questions, facts));
    else setPlace(place + 1);
  };
  return (
    <form onSubmit={submit} aria-label="Me conta" className="max-w-2xl">
      <FactGroupPicker
        places={groups.map((each) => isComplete(each, facts))}
        current={place}
        onPick={setPlace}
      />
      <h4 ref={heading} tabIndex={-1} className="mt-5 scroll-mt-24 font-semibold text-ink-soft">
        Pergunta {place + 1} de {groups.length}
      </h4>
      <p className="mb-4 text-ink-soft">Com as palavras de quem te pergunta.</p>
      <FactGroupFields group={group} facts={facts} onChange={onChange} />
      <p role="status" className="mt-4 text-ink-soft">
        {describeMissing(missingIn(group, facts))}
      </p>
      {problem}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" size="lg" variant={canSend ? 'primary' : 'outline'} className="grow sm:grow-0">
          {canSend ? 'Criar com o que eu contei' : 'Próxima pergunta'}
        </Button>
        {canSend && !isLast && (
          <Button size="lg" variant="outline" onClick={() => setPlace(place + 1)}>
            Próxima pergunta
          </Button>
        )}
      </div>
    </form>
  );
}

/** Leads the keyboard to the beginning of what came in another's place. */
function useFocusAfterChange(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(place);
  useEffect(() => {
    if (former.current !== place) heading.current?.focus();
    former.current = place;
  }, [place]);
  return heading;
}
