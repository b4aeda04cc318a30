import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { caretAfterDigits, removeDigitBefore } from '../caret.ts';
import { digitsOf, fitsPhone, formatPhone, type Phone, readPhone } from '../phone-number.ts';

/** A masked telephone input: digits only, the caret stays where the person left it, too long a number is refused. */
export function usePhoneInput(phone: Phone, onPhoneChange: (phone: Phone) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  const text = formatPhone(phone);

  useLayoutEffect(() => {
    if (caretDigits.current === null) return;
    const position = caretAfterDigits(text, caretDigits.current);
    inputRef.current?.setSelectionRange(position, position);
    caretDigits.current = null;
  });

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionStart ?? target.value.length;
    const before = digitsOf(target.value.slice(0, caret)).length;
    const next = readPhone(target.value, phone.country);
    const removedPunctuation = next.digits === phone.digits && target.value.length < text.length;
    if (removedPunctuation) next.digits = removeDigitBefore(next.digits, before);

    const shift = digitsOf(target.value).length - next.digits.length;
    caretDigits.current = Math.max(0, before - shift);
    const isLongEnabled = getRuntimeConfig().hasLongPhoneNumbers;
    onPhoneChange(fitsPhone(next, { isLongEnabled }) ? next : { ...phone });
  }

  return { ref: inputRef, value: text, onChange };
}
