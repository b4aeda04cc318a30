import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useToast } from '../../../components/ui/toast.tsx';
import { loadWhenIdle } from '../../../lib/when-idle.ts';
import { brazilFlag } from '../brazil-flag.ts';
import { CountryMark, countryButtonClasses } from './country-mark.tsx';
import type { CountryPicker } from './country-picker.tsx';

type PickerProps = ComponentProps<typeof CountryPicker>;

const loadPicker = () => import('./country-picker.tsx');

/** The country of a telephone: Brazil, until somebody asks for the list, which comes once the screen is painted. */
export function CountryChoice(props: PickerProps) {
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const { show } = useToast();
  useEffect(() => loadWhenIdle(loadPicker), []);

  const open = () =>
    void loadPicker().then(
      ({ CountryPicker }) => setPicker(() => CountryPicker),
      () => show({ tone: 'danger', title: unreachable }),
    );
  if (Picker) return <Picker {...props} />;
  return (
    <button
      type="button"
      aria-label="País: Brasil, +55"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={open}
      className={countryButtonClasses}
    >
      <CountryMark flag={brazilFlag} dialCode="55" />
    </button>
  );
}

const unreachable = 'Não conseguimos abrir a lista de países. Verifique sua internet e tente de novo.';
