import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { useMemo } from 'react';
import { type Country, listCountries, searchTextOf } from '../countries.ts';
import { flagAddresses } from '../flag-addresses.ts';
import type { Phone } from '../phone-number.ts';
import { CountryFlag } from './country-flag.tsx';
import { CountryMark, countryButtonClasses } from './country-mark.tsx';

interface CountryPickerProps {
  value: Phone['country'];
  onChange: (country: Phone['country']) => void;
  /** Whoever asked for it before it was there is waiting. */
  isOpenAtFirst: boolean;
}

/** Chooses the country of a telephone by name, code or dial code. */
export function CountryPicker({ value, onChange, isOpenAtFirst }: CountryPickerProps) {
  const countries = useMemo(listCountries, []);
  const selected = countries.find((country) => country.code === value) ?? null;

  return (
    <Combobox.Root
      items={countries}
      value={selected}
      onValueChange={(country) => country && onChange(country.code)}
      itemToStringLabel={searchTextOf}
      isItemEqualToValue={(one, other) => one.code === other.code}
      autoHighlight
      defaultOpen={isOpenAtFirst}
    >
      <Combobox.Trigger
        aria-label={`País: ${selected?.name}, +${selected?.dialCode}`}
        className={countryButtonClasses}
      >
        <CountryMark
          flag={selected ? flagAddresses.get(selected.code) : undefined}
          dialCode={selected?.dialCode}
        />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={8} className="z-40">
          <CountryList />
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function CountryList() {
  return (
    <Combobox.Popup
      aria-label="Países"
      className="flex max-h-[min(18rem,var(--available-height))] w-[min(22rem,calc(100vw-2.5rem))] origin-top flex-col overflow-hidden rounded-card border border-line bg-surface shadow-lift transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
    >
      <div className="flex items-center gap-2 border-b border-line pl-4 text-ink-soft">
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <Combobox.Input
          aria-label="Buscar país"
          placeholder="Buscar país ou código"
          className="h-12 min-w-0 flex-1 bg-transparent pr-4 text-base text-ink outline-none placeholder:text-ink-soft"
        />
      </div>
      <Combobox.Empty>
        <p className="px-4 py-5 text-ink-soft">Nenhum país com esse nome ou código.</p>
      </Combobox.Empty>
      <Combobox.List className="scroll-py-2 overflow-y-auto overscroll-contain py-2 data-[empty]:py-0">
        {(country: Country) => (
          <Combobox.Item
            key={country.code}
            value={country}
            className="grid min-h-11 cursor-default grid-cols-[auto_1fr_auto_1rem] items-center gap-x-3 px-4 py-2 data-[highlighted]:bg-water-soft"
          >
            <CountryFlag address={flagAddresses.get(country.code)} />
            <span>{country.name}</span>
            <span className="tabular-nums text-ink-soft">+{country.dialCode}</span>
            <Combobox.ItemIndicator className="text-water">
              <Check className="size-4" aria-hidden="true" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Popup>
  );
}
