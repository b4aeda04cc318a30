import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useNavigate } from '../../../lib/routing/use-navigate.ts';
import { useSeconds } from '../../../lib/use-seconds.ts';

const secondsToRead = 5;

/** Goes to the dashboard after five seconds, or at once for who cannot wait. */
export function Countdown() {
  const navigate = useNavigate();
  const left = Math.max(0, secondsToRead - useSeconds());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void navigate(paths.dashboard.getHref(), { replace: true });
  }, [isOver, navigate]);
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 text-lg">
      <span role="timer" className="tabular-nums">
        Indo para o Dashboard em {left}&nbsp;s
      </span>
      <Link
        to={paths.dashboard.getHref()}
        replace
        className="inline-flex min-h-11 items-center font-semibold text-water underline underline-offset-4"
      >
        Ir agora
      </Link>
    </p>
  );
}
