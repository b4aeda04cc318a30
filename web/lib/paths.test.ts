import { afterEach, expect, test, vi } from 'vitest';
import { paths } from './paths.ts';

afterEach(() => vi.unstubAllGlobals());

test('a hook survives the address, whatever signs it has', () => {
  const hook = '100% "grátis"? Não & sim #1 + 1=2';
  const href = paths.references.getHref({ hook });
  expect(new URL(href, 'https://fisga.test').searchParams.get('hook')).toBe(hook);
});

test('every address carries the stored utm parameters', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"utm_source":"ig","affiliate_id":"7"}' });
  expect(paths.dashboard.getHref()).toBe('/dashboard?utm_source=ig');
  expect(paths.login.getHref({ message: 'password-updated' })).toBe(
    '/login?message=password-updated&utm_source=ig',
  );
  expect(paths.dashboard.path).toBe('/dashboard');
});
