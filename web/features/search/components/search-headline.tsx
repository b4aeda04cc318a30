/** The screen's one question; it stays as its name when the results take the stage. */
export function SearchHeadline({ isFolded, isAsking }: { isFolded: boolean; isAsking: boolean }) {
  if (isAsking) return <h1 className="sr-only">Um tema novo por aqui</h1>;
  if (isFolded) return <h1 className="sr-only">Escolha um gancho</h1>;
  return (
    <div className="max-w-3xl">
      <h1 className="font-extrabold text-4xl leading-[1.05] tracking-tight sm:text-6xl">
        Sobre o que é o seu próximo vídeo?
      </h1>
      <p className="mt-4 text-ink-soft text-lg sm:text-xl">
        Quanto mais específico o tema, melhores os ganchos.
      </p>
    </div>
  );
}
