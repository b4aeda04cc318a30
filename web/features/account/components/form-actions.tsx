import { Button } from '../../../components/ui/button.tsx';

interface FormActionsProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  onGiveUp: () => void;
}

/** What ends a form: the result, and the way back without it. */
export function FormActions({ label, busyLabel, isBusy, onGiveUp }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onGiveUp}>
        Deixar como está
      </Button>
    </div>
  );
}
