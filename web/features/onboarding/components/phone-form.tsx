import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { useNavigate } from '../../../lib/routing/use-navigate.ts';
import { useSavePhone } from '../api/save-profile.ts';
import { phoneProblem, wholeNumber } from '../phone-number.ts';
import { CountryChoice } from './country-choice.tsx';
import { usePhoneInput } from './use-phone-input.ts';

/** Asks for the WhatsApp number, saves it and goes to the dashboard. */
export function PhoneForm() {
  const navigate = useNavigate();
  const { phone, setPhone, world, input } = usePhoneInput();
  const { send, error } = useSavePhone();
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const problem = wasSent ? phoneProblem(phone, world) : null;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || !phone.digits) return;
    setWasSent(true);
    if (phoneProblem(phone, world) !== null) return input.ref.current?.focus();
    setIsSending(true);
    try {
      await send(wholeNumber(phone, world));
      await navigate(paths.dashboard.getHref(), { replace: true });
    } catch {
      // It arrives as `error`, and the notice shows it.
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      {error && !isSending && <Notice tone="danger">Erro ao salvar telefone. Tente novamente.</Notice>}
      <TextField
        {...input}
        label="Seu WhatsApp"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
        placeholder={phone.country === 'BR' ? '(11) 91234-5678' : undefined}
        required
        error={problem ?? undefined}
        hint="Seu número não será compartilhado com ninguém."
        leading={
          <CountryChoice value={phone.country} onChange={(country) => setPhone({ country, digits: '' })} />
        }
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        disabled={!phone.digits}
        isBusy={isSending}
        busyLabel="Enviando..."
      >
        Finalizar cadastro
      </Button>
    </form>
  );
}
