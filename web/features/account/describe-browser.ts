/** A browser as its owner calls it: "Chrome no Android". */
export function describeBrowser(userAgent: string | null): string {
  const browser = findName(browsers, userAgent);
  const system = findName(systems, userAgent);
  if (browser === null) return system === null ? 'Navegador desconhecido' : `Navegador ${system}`;
  return system === null ? browser : `${browser} ${system}`;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

function findName(names: Names, userAgent: string | null): string | null {
  return names.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1] ?? null;
}

// The most telling first: nearly every browser also says that it is Chrome and Safari.
const browsers: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Version\/.+Safari\//, 'Safari'],
];

const systems: Names = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/Macintosh|Mac OS X/, 'no Mac'],
  [/CrOS/, 'no Chromebook'],
  [/Linux/, 'no Linux'],
];
