import type { SandboxCheckout } from '../../../../shared/billing.ts';
import { paths } from '../../../lib/paths.ts';

interface CheckoutOverProps {
  checkout: SandboxCheckout;
  status: Exclude<SandboxCheckout['status'], 'open'>;
}

/** A checkout that can be paid no more: says why, and leads on. */
export function CheckoutOver({ checkout, status }: CheckoutOverProps) {
  const { title, text, link } = endings[status];
  return (
    <section>
      <h1 className="font-bold text-4xl tracking-tight">{title}</h1>
      <p className="mt-4 text-lg">{text}</p>
      {/* A full load, as from the provider's own page. */}
      <a
        href={checkout.url ?? paths.pricing.getHref()}
        className="mt-8 inline-flex min-h-14 items-center rounded-control border border-accent bg-accent px-6 font-semibold text-accent-ink text-lg hover:border-accent-strong hover:bg-accent-strong"
      >
        {link}
      </a>
    </section>
  );
}

const endings = {
  complete: {
    title: 'Esta compra já foi paga',
    text: 'Não precisa pagar de novo: seu plano já está na sua conta.',
    link: 'Continuar',
  },
  expired: {
    title: 'Esta compra não vale mais',
    text: 'Você desistiu dela, ou abriu outra depois. Nada foi cobrado.',
    link: 'Voltar aos planos',
  },
} as const;
