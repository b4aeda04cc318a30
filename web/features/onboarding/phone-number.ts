import type { CountryCode } from 'libphonenumber-js/min';
import type { WorldPhones } from './world-phones.ts';

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

// Nearly everybody's, so Brazil needs no tables.
const brazil = { dialCode: '55', mask: '(..) .....-....', digits: 11, fewestDigits: 10 };
/** Of the shortest numbers in use, such as those of small islands, with the country's own digits. */
const fewestDigitsAbroad = 7;

/**
 * Understands what was typed or pasted: a national number, or a whole one that names its country. Null for one of another country
 * while the telephones of the world are on their way.
 */
export function readPhone(text: string, country: CountryCode, world: WorldPhones | null): Phone | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('+') || trimmed.startsWith('00'))
    return readWhole(digitsOf(trimmed).replace(/^00/, ''), country, world);
  return { country, digits: withoutPrefixes(digitsOf(trimmed), country, world) };
}

/** The number as its country writes it, as far as it has been typed. */
export function formatPhone({ country, digits }: Phone, world: WorldPhones | null): string {
  if (country === 'BR') return fillMask(brazil.mask, digits);
  return world?.writeAbroad(digits, country) ?? digits;
}

/** The whole number, digits only, as it is saved; empty while there is no number. */
export function wholeNumber({ country, digits }: Phone, world: WorldPhones | null): string {
  return digits && `${dialCodeOf(country, world)}${digits}`;
}

/** False for a number longer than any telephone's; where long ones are enabled, than what can be kept. */
export function fitsPhone(
  { country, digits }: Phone,
  world: WorldPhones | null,
  { isLongEnabled }: { isLongEnabled: boolean },
): boolean {
  const maximum = isLongEnabled
    ? maximumLongDigits - dialCodeOf(country, world).length
    : maximumNationalDigits(country, world);
  return digits.length <= maximum;
}

/** What to mend in a number that is too short to be one; null for one that may be sent. */
export function phoneProblem(phone: Phone, world: WorldPhones | null): string | null {
  if (phone.country === 'BR') {
    return phone.digits.length >= brazil.fewestDigits
      ? null
      : 'Faltam números: escreva o DDD e o telefone, como (11) 91234-5678.';
  }
  return wholeNumber(phone, world).length >= fewestDigitsAbroad
    ? null
    : 'Faltam números: escreva o telefone inteiro, com o código da região.';
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function readWhole(digits: string, country: CountryCode, world: WorldPhones | null): Phone | null {
  if (digits === '') return { country, digits };
  if (digits.startsWith(brazil.dialCode)) {
    return { country: 'BR', digits: digits.slice(brazil.dialCode.length) };
  }
  return world && (world.splitWhole(digits, country) ?? { country, digits });
}

function withoutPrefixes(digits: string, country: CountryCode, world: WorldPhones | null): string {
  const dialCode = dialCodeOf(country, world);
  const local = country === 'BR' ? digits.replace(/^0+/, '') : digits;
  const isWhole = local.length > maximumNationalDigits(country, world) && local.startsWith(dialCode);
  return isWhole ? local.slice(dialCode.length) : local;
}

function maximumNationalDigits(country: CountryCode, world: WorldPhones | null): number {
  return country === 'BR' ? brazil.digits : maximumDigits - dialCodeOf(country, world).length;
}

// Another country can only be chosen once the world is there.
function dialCodeOf(country: CountryCode, world: WorldPhones | null): string {
  return country === 'BR' ? brazil.dialCode : (world?.dialCodeOf(country) ?? '');
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
