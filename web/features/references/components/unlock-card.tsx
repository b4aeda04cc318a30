import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import type { DescribedOffer } from '../describe-offer.ts';

interface UnlockCardProps {
  offer: DescribedOffer;
  onUnlock: () => void;
}

/** The offer before the click: what comes, what it costs and what is left. */
export function UnlockCard({ offer: { gives, cost }, onUnlock }: UnlockCardProps) {
  return (
    <Card className="max-w-2xl">
      <h2 className="font-bold text-2xl">Tire este gancho do papel</h2>
      <ul className="mt-4 space-y-2 border-line-strong border-l-2 pl-4 text-lg">
        {gives.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="lg" onClick={onUnlock} className="mt-6 w-full sm:w-auto">
        Desbloquear Materiais
      </Button>
      <p className="mt-3 text-ink-soft">{cost}</p>
    </Card>
  );
}
