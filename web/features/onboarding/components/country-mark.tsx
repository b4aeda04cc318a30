import { ChevronDown } from 'lucide-react';
import { CountryFlag } from './country-flag.tsx';

/** What the button of the picker looks like, before and after the list behind it is there. */
export const countryButtonClasses =
  'flex shrink-0 items-center gap-1.5 rounded-l-control border-r border-line-strong px-3.5 font-semibold hover:bg-surface-strong';

interface CountryMarkProps {
  /** The address of its picture. */
  flag: string | undefined;
  dialCode: string | undefined;
}

export function CountryMark({ flag, dialCode }: CountryMarkProps) {
  return (
    <>
      <CountryFlag address={flag} />+{dialCode}
      <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
    </>
  );
}
