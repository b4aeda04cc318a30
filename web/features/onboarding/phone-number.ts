import { AsYouType, type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryOfDialCode } from './countries.ts';

export interface Phone {
  country: CountryCode;
  /** Digits of the number inside its country. */
  digits: string;
}

/** Digits of a whole number, its country's included (ITU-T E.164). */
const maximumDigits = 15;
/** The same where long numbers are enabled: as many as are kept. */
const maximumLongDigits = 20;

export const emptyPhone: Phone = { country: 'BR', digits: '' };

const brazilianMask = '(..) .....-....';

/** Understands what was typed or pasted: a national number, or a whole one that names its country. */
export function readPhone(text: string, country: CountryCode): Phone {
  const trimmed = text.trim();
  if (trimmed.startsWith('+') || trimmed.startsWith('00'))
    return readInternational(digitsOf(trimmed), country);
  return { country, digits: withoutPrefixes(digitsOf(trimmed), country) };
}

/** The number as its country writes it, as far as it has been typed. */
export function formatPhone({ country, digits }: Phone): string {
  return country === 'BR' ? fillMask(brazilianMask, digits) : new AsYouType(country).input(digits);
}

/** The whole number, digits only, as it is saved; empty while there is no number. */
export function wholeNumber({ country, digits }: Phone): string {
  return digits && `${getCountryCallingCode(country)}${digits}`;
}

/** False for a number longer than any telephone's; where long ones are enabled, than what can be kept. */
export function fitsPhone(
  { country, digits }: Phone,
  { isLongEnabled }: { isLongEnabled: boolean },
): boolean {
  const maximum = isLongEnabled
    ? maximumLongDigits - getCountryCallingCode(country).length
    : maximumNationalDigits(country);
  return digits.length <= maximum;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function readInternational(digits: string, current: CountryCode): Phone {
  const typed = new AsYouType();
  typed.input(`+${digits.replace(/^00/, '')}`);
  const dialCode = typed.getCallingCode();
  if (!dialCode) return { country: current, digits };
  const country =
    typed.getCountry() ??
    (getCountryCallingCode(current) === dialCode ? current : countryOfDialCode(dialCode)) ??
    current;
  return { country, digits: digits.replace(/^00/, '').slice(dialCode.length) };
}

function withoutPrefixes(digits: string, country: CountryCode): string {
  const maximum = maximumNationalDigits(country);
  const dialCode = getCountryCallingCode(country);
  const local = country === 'BR' ? digits.replace(/^0+/, '') : digits;
  return local.length > maximum && local.startsWith(dialCode) ? local.slice(dialCode.length) : local;
}

function maximumNationalDigits(country: CountryCode): number {
  return country === 'BR'
    ? digitsOf(brazilianMask.replaceAll('.', '0')).length
    : maximumDigits - getCountryCallingCode(country).length;
}

function fillMask(mask: string, digits: string): string {
  let filled = '';
  let used = 0;
  for (const sign of mask) {
    if (used >= digits.length) break;
    filled += sign === '.' ? digits[used++] : sign;
  }
  return filled + digits.slice(used);
}
