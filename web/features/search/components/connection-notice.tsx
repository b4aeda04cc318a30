import { Notice } from '../../../components/ui/notice.tsx';
import { useConnectionProblem } from '../../../lib/connection.ts';

interface ConnectionNoticeProps {
  /** What is on the screen. */
  stands: keyof typeof offlineSentences;
}

/** What is wrong with the connection, and what can be done here without it. */
export function ConnectionNotice({ stands }: ConnectionNoticeProps) {
  const cause = useConnectionProblem();
  if (cause === null) return null;
  return (
    <Notice className="max-w-4xl">
      {cause}
      {offlineSentences[stands]}
    </Notice>
  );
}

const offlineSentences = {
  question: ': o que você escrever fica guardado neste aparelho.',
  result: ': estes são os ganchos da última busca.',
  nothing: ', e não há busca das últimas 24\u00a0horas guardada neste aparelho.',
} as const;
