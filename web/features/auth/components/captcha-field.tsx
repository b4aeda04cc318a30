import { Notice } from '../../../components/ui/notice.tsx';
import type { Captcha } from '../captcha/use-captcha.ts';

/** The widget that tells people from programs, and what it waits for; nothing where none is asked for. */
export function CaptchaField({ captcha: { isAsked, state, place } }: { captcha: Captcha }) {
  if (!isAsked) return null;
  return (
    <div>
      <div ref={place} className={state === 'failed' ? '' : 'min-h-20'} />
      {state === 'failed' && (
        <Notice tone="danger" title="Não deu para carregar a verificação de que você é uma pessoa.">
          Recarregue a página. Se continuar, veja se um bloqueador de anúncios ou a rede a está impedindo.
        </Notice>
      )}
      <p aria-live="polite" className="mt-1.5 text-sm text-ink-soft">
        {hints[state]}
      </p>
    </div>
  );
}

const hints = {
  waiting: 'O botão abre assim que a verificação acima terminar.',
  solved: 'Verificação feita.',
  failed: '',
};
