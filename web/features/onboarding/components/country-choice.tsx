import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import { useToast } from '../../../components/ui/toast.tsx';
import { loadWhenIdle } from '../../../lib/when-idle.ts';
import { brazilFlag } from '../brazil-flag.ts';
import { CountryMark, countryButtonClasses } from './country-mark.tsx';
import type { CountryPicker } from './country-picker.tsx';

type PickerProps = ComponentProps<typeof CountryPicker>;

const loadPicker = () => import('./country-picker.tsx');

/** The country of a telephone. The list comes once the screen is painted; until another than Brazil is wanted, a button stands for it. */
export function CountryChoice({ value, onChange }: Pick<PickerProps, 'value' | 'onChange'>) {
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { show } = useToast();
  const isAbroad = value !== 'BR';
  const place = useCallback(
    () =>
      void loadPicker().then(
        ({ CountryPicker }) => setPicker(() => CountryPicker),
        () => show({ tone: 'danger', title: unreachable }),
      ),
    [show],
  );
  useEffect(() => loadWhenIdle(loadPicker), []);
  useEffect(() => {
    if (isAbroad) place();
  }, [isAbroad, place]);

  if (Picker) return <Picker value={value} onChange={onChange} isOpenAtFirst={isAsked} />;
  const ask = () => {
    setIsAsked(true);
    place();
  };
  return (
    <button
      type="button"
      aria-label="País: Brasil, +55"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={ask}
      className={countryButtonClasses}
    >
      <CountryMark flag={brazilFlag} dialCode="55" />
    </button>
  );
}

const unreachable = 'Não conseguimos abrir a lista de países. Verifique sua internet e tente de novo.';
