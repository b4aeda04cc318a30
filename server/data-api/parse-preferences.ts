import { DataError, notSupported } from './data-error.ts';

export interface Preferences {
  returns: 'minimal' | 'representation' | 'headers-only';
  isCounted: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
}

/** Reads the `Prefer` header; a preference this subset cannot honour is refused. */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = { returns: 'minimal', isCounted: false, resolution: null };
  for (const preference of (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const [name, value] = preference.split('=');
    if (
      name === 'return' &&
      (value === 'minimal' || value === 'representation' || value === 'headers-only')
    ) {
      preferences.returns = value;
    } else if (name === 'resolution' && (value === 'merge-duplicates' || value === 'ignore-duplicates')) {
      preferences.resolution = value;
    } else if (name === 'count' && value === 'exact') {
      preferences.isCounted = true;
    } else if (
      name !== 'handling' &&
      !(name === 'missing' && value === 'default') &&
      preference !== 'tx=commit'
    ) {
      throw notSupported(`The preference '${preference}'`);
    }
  }
  return preferences;
}

/** Whether the answer must be one object; refuses formats other than JSON. */
export function parseAccept(header: string | undefined): { isSingular: boolean } {
  const accepted = (header ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim() ?? '');
  if (header?.includes('nulls=stripped')) throw notSupported('Stripping nulls');
  if (accepted.includes('application/vnd.pgrst.object+json')) return { isSingular: true };
  if (accepted.some((type) => ['*/*', 'application/*', 'application/json'].includes(type)))
    return { isSingular: false };
  throw new DataError(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`);
}
