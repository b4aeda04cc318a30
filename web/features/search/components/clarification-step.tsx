import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Facts, TopicUnclear } from '../../../../shared/topic-unclear.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Clarification } from '../clarification.ts';
import { useFactDraft } from '../use-fact-draft.ts';
import { FactForm } from './fact-form.tsx';
import { NearTopics } from './near-topics.tsx';
import { RequestProblem } from './request-problem.tsx';

export interface ClarificationStepProps {
  userId: string;
  clarification: Clarification;
  /** It was just asked, and takes the keyboard. */
  isNew: boolean;
  /** Why an answer to it failed, and which. */
  failure: { error: Error; basis: 'facts' | 'kind' } | null;
  /** What a search of a known topic costs, before it is tapped; empty where nothing is counted. */
  searchCost: string;
  onSearch: (topic: string) => void;
  onTell: (facts: Facts) => void;
  onAskForKind: (kind: string) => void;
  /** Leaves the question; what was typed stays in this browser. */
  onLeave: () => void;
  leaveLabel: string;
}

/** A topic that the product does not know, and the three ways on: near topics, the person's own facts, the general ideas of a kind. */
export function ClarificationStep(props: ClarificationStepProps) {
  const { clarification, failure, isNew } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && clarification) heading.current?.focus();
  }, [isNew, clarification]);
  const problemOf = (basis: 'facts' | 'kind') =>
    failure?.basis === basis && <RequestProblem error={failure.error} />;

  return (
    <section aria-labelledby={id} onKeyDown={leaveWithEscape(props.onLeave)} className="max-w-4xl">
      <div className="flex items-start gap-3">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className={`min-w-0 flex-1 scroll-mt-24 break-words font-extrabold leading-tight tracking-tight focus-visible:outline-offset-4 ${clarification.message.length > longMessage ? 'text-xl' : 'text-3xl sm:text-4xl'}`}
        >
          {clarification.message}
        </h2>
        <Button
          variant="quiet"
          onClick={props.onLeave}
          aria-label={props.leaveLabel}
          className="-mr-3 shrink-0"
        >
          <X className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <p className="mt-2 text-ink-soft text-lg">Nada foi cobrado. Dá pra seguir assim:</p>
      {clarification.care && <Notice className="mt-5">{clarification.care}</Notice>}
      {clarification.near.length > 0 && (
        <Way title="Um tema por perto" lead={`Um toque já busca os ganchos.${props.searchCost}`}>
          <NearTopics topics={clarification.near} onSearch={props.onSearch} />
        </Way>
      )}
      {clarification.questions.length > 0 && (
        <Way
          title="Me conta"
          lead="Desse tema quem sabe é você: escreva as perguntas que te fazem e como você abriria cada vídeo. Leva uns minutos e não custa nada; o que você escreve fica guardado."
        >
          <ToldFacts key={clarification.topic} {...{ ...props, problem: problemOf('facts') }} />
        </Way>
      )}
      {clarification.kinds.length > 0 && (
        <Way title="Ideias gerais" lead="Valem pra qualquer um do tipo, então acertam menos. Sem custo.">
          <Kinds kinds={clarification.kinds} onAsk={props.onAskForKind} />
          {problemOf('kind')}
        </Way>
      )}
    </section>
  );
}

/** Typed sentences are quoted whole. */
const longMessage = 90;

function Way({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mt-8 border-line border-t pt-6">
      <h3 className="font-bold text-xl">{title}</h3>
      <p className="mt-1 mb-4 max-w-2xl text-ink-soft">{lead}</p>
      {children}
    </div>
  );
}

interface ToldFactsProps extends Pick<ClarificationStepProps, 'userId' | 'clarification' | 'onTell'> {
  problem: ReactNode;
}

function ToldFacts({ userId, clarification, onTell, problem }: ToldFactsProps) {
  const { topic, told, questions } = clarification;
  const { facts, setFact } = useFactDraft({ userId, topic, told });
  return (
    <FactForm questions={questions} facts={facts} onChange={setFact} onSubmit={onTell} problem={problem} />
  );
}

function Kinds({ kinds, onAsk }: { kinds: TopicUnclear['kinds']; onAsk: (kind: string) => void }) {
  return (
    <ul className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
      {kinds.map(({ key, label }) => (
        <li key={key}>
          <Button variant="outline" onClick={() => onAsk(key)} className="w-full">
            Ideias gerais sobre {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

// In a field Escape belongs to the browser and the keyboard.
function leaveWithEscape(onLeave: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !(event.target instanceof HTMLTextAreaElement)) onLeave();
  };
}
