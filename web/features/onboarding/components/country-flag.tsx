import { flagAddresses } from '../flag-addresses.ts';

/** A small flag beside a country's name. Drawn from a file: Windows shows two letters for a flag's own character. */
export function CountryFlag({ code }: { code: string }) {
  const address = flagAddresses.get(code);
  if (address === undefined) return <span className="h-4 w-6 shrink-0" />;
  return (
    <img
      src={address}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      className="h-4 w-6 shrink-0 rounded-xs object-cover ring-1 ring-line"
    />
  );
}
