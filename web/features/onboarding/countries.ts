import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

export interface Country {
  code: CountryCode;
  /** In Portuguese. */
  name: string;
  /** Without the plus sign. */
  dialCode: string;
}

/** Every country that has a telephone code, by its Portuguese name; Brazil first. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: getCountryCallingCode(code) }))
    .sort(
      (one, other) =>
        Number(other.code === 'BR') - Number(one.code === 'BR') ||
        one.name.localeCompare(other.name, 'pt-BR'),
    );
}

/** The main country of a code that several share, such as +1 or +44. */
export function countryOfDialCode(dialCode: string): CountryCode | undefined {
  const codes: Record<string, CountryCode[] | undefined> = metadata.country_calling_codes;
  return codes[dialCode]?.[0];
}

/** What the picker's search looks through: name, code and dial code. */
export function searchTextOf({ code, name, dialCode }: Country): string {
  return `${name} ${code} +${dialCode}`;
}
