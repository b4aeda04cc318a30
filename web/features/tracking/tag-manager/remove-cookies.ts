/** What Google's measuring leaves: `_ga`, `_ga_<stream>`, `_gid`, `_gat`, `_gcl_au` and the like. */
const isMeasuring = (name: string) => /^_g(?:a|id|at|ac|cl)(?:_|$)/u.test(name);

/** Removes the cookies of Google's measuring from our own host. */
export function removeMeasuringCookies(): void {
  for (const cookie of expireMeasuring(document.cookie, globalThis.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = cookie;
  }
}

/** The cookies to write so that those of measuring are gone. Google sets them on the widest domain that the browser allows. */
export function expireMeasuring(cookies: string, hostname: string): string[] {
  const names = cookies
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter(isMeasuring);
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}
