import { describe, expect, test } from 'vitest';
import { caretAfterDigits, removeDigitBefore } from './caret.ts';
import { listCountries, searchTextOf } from './countries.ts';
import { fitsPhone, formatPhone, type Phone, phoneProblem, readPhone, wholeNumber } from './phone-number.ts';
import * as world from './world-phones.ts';

const brazil = (digits: string): Phone => ({ country: 'BR', digits });

describe('the Brazilian mask', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1198765', '(11) 98765'],
    ['11987654321', '(11) 98765-4321'],
  ])('%s is written %s', (digits, text) => {
    expect(formatPhone(brazil(digits), null)).toBe(text);
  });

  test('other countries are written their own way', () => {
    expect(formatPhone({ country: 'US', digits: '2125550123' }, world)).toBe('(212) 555-0123');
  });
});

describe('what was typed or pasted', () => {
  test.each<[string, Phone['country'], Phone]>([
    ['(11) 98765-4321', 'BR', brazil('11987654321')],
    ['11 9a8b7', 'BR', brazil('11987')],
    ['+55 11 98765-4321', 'BR', brazil('11987654321')],
    ['+55 11 9', 'BR', brazil('119')],
    ['0055 (11) 98765-4321', 'BR', brazil('11987654321')],
    ['5511987654321', 'BR', brazil('11987654321')],
    ['011 98765-4321', 'BR', brazil('11987654321')],
    ['55 99123-4567', 'BR', brazil('55991234567')],
    ['+351 912 345 678', 'BR', { country: 'PT', digits: '912345678' }],
    ['+1 212 555 0123', 'BR', { country: 'US', digits: '2125550123' }],
    ['+55 11 98765-4321', 'PT', brazil('11987654321')],
    ['+', 'BR', brazil('')],
  ])('%s in %s', (text, country, phone) => {
    expect(readPhone(text, country, world)).toEqual(phone);
  });

  test.each([
    ['(11) 98765-4321', brazil('11987654321')],
    ['+55 11 98765-4321', brazil('11987654321')],
    ['0055 (11) 98765-4321', brazil('11987654321')],
    ['5511987654321', brazil('11987654321')],
    ['+', brazil('')],
    ['+5', null],
    ['+351 912 345 678', null],
    ['001 212 555 0123', null],
  ])('%s is read before the world is there when it is Brazilian, and waits when it is not', (text, phone) => {
    expect(readPhone(text, 'BR', null)).toEqual(phone);
  });

  test('is saved as the digits of the whole number', () => {
    expect(wholeNumber(brazil('11987654321'), null)).toBe('5511987654321');
    expect(wholeNumber(brazil(''), null)).toBe('');
    expect(wholeNumber({ country: 'PT', digits: '912345678' }, world)).toBe('351912345678');
  });

  test('is refused past the Brazilian mask, and past fifteen digits elsewhere', () => {
    const fits = (phone: Phone) => fitsPhone(phone, world, { isLongEnabled: false });
    expect(fitsPhone(brazil('11987654321'), null, { isLongEnabled: false })).toBe(true);
    expect(fitsPhone(brazil('119876543210'), null, { isLongEnabled: false })).toBe(false);
    expect(fits({ country: 'PT', digits: '123456789012' })).toBe(true);
    expect(fits({ country: 'PT', digits: '1234567890123' })).toBe(false);
  });

  test('may be longer where long numbers are enabled, up to twenty digits, and is written past its mask', () => {
    const fits = (phone: Phone) => fitsPhone(phone, world, { isLongEnabled: true });
    expect(fits(brazil('119876543210987654'))).toBe(true);
    expect(fits(brazil('1198765432109876543'))).toBe(false);
    expect(fits({ country: 'PT', digits: '12345678901234567' })).toBe(true);
    expect(fits({ country: 'PT', digits: '123456789012345678' })).toBe(false);
    expect(formatPhone(brazil('1198765432109'), world)).toBe('(11) 98765-432109');
  });
});

describe('the caret', () => {
  test('stays after the digit it was after', () => {
    expect(caretAfterDigits('(11) 98765-4321', 0)).toBe(0);
    expect(caretAfterDigits('(11) 98765-4321', 2)).toBe(3);
    expect(caretAfterDigits('(11) 98765-4321', 3)).toBe(6);
    expect(caretAfterDigits('(11) 9', 9)).toBe(6);
  });

  test('deleting punctuation deletes the digit before it', () => {
    expect(removeDigitBefore('1198', 2)).toBe('198');
    expect(removeDigitBefore('1198', 0)).toBe('1198');
  });
});

describe('the countries', () => {
  const countries = listCountries();

  test('begin with Brazil and follow the Portuguese alphabet', () => {
    expect(countries[0]).toEqual({ code: 'BR', name: 'Brasil', dialCode: '55' });
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')));
    expect(countries.length).toBeGreaterThan(240);
  });

  test('are found by name, code and dial code', () => {
    const portugal = countries.find(({ code }) => code === 'PT');
    expect(portugal && searchTextOf(portugal)).toBe('Portugal PT +351');
  });
});

describe('a number that may be sent', () => {
  test.each([
    ['BR', '1198765', true],
    ['BR', '1133334444', false],
    ['BR', '11987654321', false],
    ['PT', '12', true],
    ['PT', '912345678', false],
  ] as const)('of %s, %s: lacks digits %s', (country, digits, lacksDigits) => {
    expect(phoneProblem({ country, digits }, world) !== null).toBe(lacksDigits);
  });
});
