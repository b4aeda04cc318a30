import { describe, expect, it } from 'vitest';
import { normaliseEmail, requireEmail } from './email-address.ts';

describe('normaliseEmail', () => {
  it('has one form for one address', () => {
    expect(normaliseEmail('  Ana.Souza@Example.COM ')).toBe('ana.souza@example.com');
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana\0@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (text) => {
    expect(normaliseEmail(text)).toBeNull();
    expect(() => requireEmail(text)).toThrow(
      expect.objectContaining({ code: 'validation_failed', status: 400 }),
    );
  });
});
