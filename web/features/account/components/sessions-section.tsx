import { useRef } from 'react';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useEndOtherSessions } from '../api/end-other-sessions.ts';
import type { Account } from '../api/get-account-overview.ts';
import { AccountSection } from './account-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { SessionRow } from './session-row.tsx';

const mostShown = 6;

/** Where the account is open, and the way to close it everywhere but here. */
export function SessionsSection({ userId, account }: { userId: string; account: Account }) {
  const { mutateAsync, isPending, isSuccess, error } = useEndOtherSessions(userId);
  const end = useSingleFlight<void>(mutateAsync);
  const list = useRef<HTMLUListElement>(null);
  const sessions = account.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const hidden = Math.max(0, sessions.length - mostShown);
  return (
    <AccountSection title="Aparelhos" lead="Onde sua conta está aberta. Não reconhece algum? Saia de todos.">
      <ul ref={list} tabIndex={-1} className="divide-y divide-line border-line border-y outline-none">
        {sessions.slice(0, mostShown).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hidden > 0 && <p className="text-ink-soft">E mais {hidden}, usados há mais tempo.</p>}
      {isSuccess && sessions.length === 1 && (
        <Notice tone="success">Pronto: só este aparelho continua na sua conta.</Notice>
      )}
      {!isPending && <ProblemNotice error={error} />}
      {sessions.length === 1 && !isSuccess && (
        <p className="text-ink-soft">Só este aparelho está na sua conta.</p>
      )}
      {sessions.length > 1 && (
        <ConfirmButton
          variant="outline"
          isBusy={isPending}
          busyLabel="Saindo…"
          nextFocus={list}
          onConfirm={() => end()}
          question={{
            title: 'Sair dos outros aparelhos?',
            text: <p>Quem estiver neles vai precisar entrar de novo. Aqui, você continua.</p>,
            confirm: 'Sair dos outros',
            keep: 'Deixar como está',
          }}
        >
          Sair dos outros aparelhos
        </ConfirmButton>
      )}
    </AccountSection>
  );
}
