import { isSameLoopback } from '../http/loopback.ts';

/**
 * Where a browser may be sent after a link or a provider: an address on our own site, else the site's front. What is wrong
 * or foreign is not refused but replaced, as the contract has it.
 */
export function redirectTarget(publicUrl: string, wanted: string | null | undefined): string {
  if (!wanted || wanted.length > 2048) return publicUrl;
  const own = new URL(publicUrl);
  // What browsers and URL parsers read in two ways is not worth telling apart.
  if (/[\\\s\p{Cc}]/u.test(wanted) || !/^https?:\/\//iu.test(wanted)) return publicUrl;
  const target = URL.canParse(wanted) ? new URL(wanted) : null;
  if (target === null || target.username !== '' || target.password !== '') return publicUrl;
  // A machine's names for itself are one address: a page opened at `localhost` comes back there.
  return target.origin === own.origin || isSameLoopback(target, own) ? target.href : publicUrl;
}
