import { LogoMark } from '../../../components/ui/logo.tsx';
import { Countdown } from './countdown.tsx';

interface ThanksProps {
  /** The plan's name, where it is known for sure. */
  plan: string | null;
  /** Paid, and its credits not seen yet. */
  isWaitingForCredits?: boolean;
}

/** Thanks for a purchase, and on to the first search. */
export function Thanks({ plan, isWaitingForCredits = false }: ThanksProps) {
  return (
    <section>
      <LogoMark className="mb-6 size-14 text-water" />
      <div role="status">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">Obrigado pela assinatura!</h1>
        <p className="mt-4 text-lg">
          {isWaitingForCredits
            ? 'O pagamento foi confirmado. Seus créditos chegam em instantes: eles aparecem sozinhos na sua conta.'
            : `Seus créditos foram adicionados à sua conta.${plan ? ` O plano ${plan} já está valendo.` : ''}`}
        </p>
      </div>
      <Countdown />
    </section>
  );
}
