import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { caretAfterDigits, removeDigitBefore } from '../caret.ts';
import { digitsOf, emptyPhone, fitsPhone, formatPhone, type Phone, readPhone } from '../phone-number.ts';
import { useWorldPhones } from './use-world-phones.ts';

/**
 * A masked telephone input: digits only, the caret stays where the person left it, too long a number is refused. A number of another
 * country that came before the telephones of the world stands as it is until they are there.
 */
export function usePhoneInput() {
  const [phone, setPhone] = useState(emptyPhone);
  const [unread, setUnread] = useState<string | null>(null);
  const { world, fetchWorld } = useWorldPhones();
  const inputRef = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  const fits = (next: Phone) =>
    fitsPhone(next, world, { isLongEnabled: getRuntimeConfig().hasLongPhoneNumbers });
  const text = unread ?? formatPhone(phone, world);

  useLayoutEffect(() => {
    if (caretDigits.current === null) return;
    const position = caretAfterDigits(text, caretDigits.current);
    inputRef.current?.setSelectionRange(position, position);
    caretDigits.current = null;
  });

  if (unread !== null && world) {
    const read = readPhone(unread, phone.country, world);
    setUnread(null);
    if (read && fits(read)) setPhone(read);
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const next = readPhone(target.value, phone.country, world);
    setUnread(next ? null : target.value);
    if (next) return change(next, target);
    setPhone({ ...phone, digits: '' });
    fetchWorld();
  }

  function change(next: Phone, { value, selectionStart }: HTMLInputElement) {
    const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
    const removedPunctuation = next.digits === phone.digits && value.length < text.length;
    const digits = removedPunctuation ? removeDigitBefore(next.digits, before) : next.digits;
    const changed = { ...next, digits };

    const shift = digitsOf(value).length - digits.length;
    caretDigits.current = Math.max(0, before - shift);
    setPhone(fits(changed) ? changed : { ...phone });
  }

  return { phone, setPhone, world, input: { ref: inputRef, value: text, onChange } };
}
