import { ChevronDown } from 'lucide-react';

/** What the button of the picker looks like, before and after the list behind it is there. */
export const countryButtonClasses =
  'flex shrink-0 items-center gap-1.5 rounded-l-control border-r border-line-strong px-3.5 font-semibold hover:bg-surface-strong';

export function CountryMark({ code, dialCode }: { code: string | undefined; dialCode: string | undefined }) {
  return (
    <>
      <span className="text-ink-soft">{code}</span>+{dialCode}
      <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
    </>
  );
}
