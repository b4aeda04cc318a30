import { AsYouType, type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryOfDialCode } from './countries.ts';

/** Telephones of every country; its tables are large, so it comes after the screen. */
export type WorldPhones = typeof import('./world-phones.ts');

/** Without the plus sign. */
export function dialCodeOf(country: CountryCode): string {
  return getCountryCallingCode(country);
}

/** A number inside its country, as that country writes it, as far as it has been typed. */
export function writeAbroad(digits: string, country: CountryCode): string {
  return new AsYouType(country).input(digits);
}

/** The country that a whole number begins with, and the rest; null where no country begins so. */
export function splitWhole(
  digits: string,
  current: CountryCode,
): { country: CountryCode; digits: string } | null {
  const typed = new AsYouType();
  typed.input(`+${digits}`);
  const dialCode = typed.getCallingCode();
  if (!dialCode) return null;
  const country =
    typed.getCountry() ??
    (getCountryCallingCode(current) === dialCode ? current : countryOfDialCode(dialCode)) ??
    current;
  return { country, digits: digits.slice(dialCode.length) };
}
