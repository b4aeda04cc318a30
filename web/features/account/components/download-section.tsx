import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useExportAccount } from '../api/export-account.ts';
import { AccountSection } from './account-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Everything we keep about the person, as a file. */
export function DownloadSection() {
  const { mutateAsync, isPending, data: name, error } = useExportAccount();
  const download = useSingleFlight<void>(mutateAsync);
  return (
    <AccountSection
      title="Seus dados"
      lead="Tudo que guardamos sobre você num arquivo: perfil, buscas, roteiros, créditos, compras e acessos."
    >
      {name && !isPending && <Notice tone="success">{name} está nos seus downloads.</Notice>}
      {!isPending && <ProblemNotice error={error} />}
      <Button variant="outline" isBusy={isPending} busyLabel="Montando o arquivo…" onClick={() => download()}>
        <Download className="size-5" aria-hidden="true" />
        Baixar meus dados
      </Button>
    </AccountSection>
  );
}
