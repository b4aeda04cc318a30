import { expect, test } from 'vitest';
import { requireOwnAddress } from './own-address.ts';

test.each([
  ['http://localhost:3000/a', 'http://0.0.0.0:3000'],
  ['http://127.0.0.1:3000/a', 'http://[::]:3000'],
  ['http://[::1]:3000/a', 'http://localhost:3000'],
  ['https://fisga.example/a', 'https://fisga.example'],
])('%s belongs to %s', (address, publicUrl) => {
  expect(requireOwnAddress(address, publicUrl)).toBe(address);
});

test.each([
  ['http://localhost:3000/a', 'http://fisga.example:3000'],
  ['https://localhost/a', 'https://fisga.example'],
  ['http://0.0.0.0:3000/a', 'http://127.0.0.1:3000'],
  ['http://192.168.0.7:3000/a', 'http://0.0.0.0:3000'],
  ['http://localhost:3001/a', 'http://127.0.0.1:3000'],
])('%s does not belong to %s', (address, publicUrl) => {
  expect(() => requireOwnAddress(address, publicUrl)).toThrow('O endereço de volta não é deste site');
});
