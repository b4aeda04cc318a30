/** A small flag beside a country's name. Drawn from a file: Windows shows two letters for a flag's own character. */
export function CountryFlag({ address }: { address: string | undefined }) {
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
