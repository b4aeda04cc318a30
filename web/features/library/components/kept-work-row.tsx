import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { QuestionFrame } from '../../../components/ui/question-frame.tsx';
import { Separated } from '../../../components/ui/separated.tsx';
import { useToast } from '../../../components/ui/toast.tsx';
import { formatLongDate } from '../../../lib/brazilian-format.ts';
import { describeTreeSource } from '../../../lib/describe-tree-source.ts';
import type { KeptWork, WorkKind } from '../api/get-kept-work.ts';
import { useThrowAway } from '../api/throw-away.ts';
import { libraryTexts } from './library-texts.ts';

interface KeptWorkRowProps {
  userId: string;
  kind: WorkKind;
  work: KeptWork;
  href: string;
  onThrownAway: ((id: string) => void) | undefined;
}

/** One work: its text leads to it, the bin asks before it throws it away. */
export function KeptWorkRow({ userId, kind, work, href, onThrownAway }: KeptWorkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { show } = useToast();
  const source = work.writtenFrom && describeTreeSource(work.writtenFrom);
  const { mutate, isPending } = useThrowAway({ userId, kind });
  const throwAway = () =>
    mutate(work.id, {
      onSuccess: () => {
        onThrownAway?.(work.id);
        show({ tone: 'success', title: libraryTexts[kind].thrownAway });
      },
      onError: () => {
        setIsAsking(false);
        show({ tone: 'danger', title: 'Não deu pra apagar agora. Verifique sua internet e tente de novo.' });
      },
    });

  return (
    <li className="flex items-center gap-2">
      <Link to={href} className="min-w-0 flex-1 rounded-control py-4 hover:text-accent-text">
        <span className="block break-words font-semibold font-title text-lg leading-snug">{work.text}</span>
        <span className="block text-ink-soft text-sm/6">
          <Separated
            parts={[
              <time key="at" dateTime={work.createdAt.toISOString()}>
                {formatLongDate(work.createdAt)}
              </time>,
              ...(work.variant > 0 ? [`${work.variant + 1}º conjunto`] : []),
              ...(source ? [source.text + source.name] : []),
            ]}
          />
        </span>
      </Link>
      <AlertDialog.Root open={isAsking} onOpenChange={setIsAsking}>
        <AlertDialog.Trigger
          aria-label={`Apagar: ${work.text}`}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-surface-strong hover:text-danger"
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </AlertDialog.Trigger>
        <QuestionFrame
          title="Apagar?"
          actions={
            <>
              <AlertDialog.Close render={<Button variant="outline">Manter</Button>} />
              <Button variant="danger" isBusy={isPending} busyLabel="Apagando…" onClick={throwAway}>
                Apagar
              </Button>
            </>
          }
        >
          <p className="mt-2 break-words font-semibold">{work.text}</p>
          <AlertDialog.Description className="mt-2">
            {source ? libraryTexts[kind].freeWarning : libraryTexts[kind].warning}
          </AlertDialog.Description>
        </QuestionFrame>
      </AlertDialog.Root>
    </li>
  );
}
