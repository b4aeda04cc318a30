const costs = [
  { what: '1\u00a0busca', cost: '1\u00a0crédito', gives: '4\u00a0ideias e 16\u00a0ganchos' },
  {
    what: '1\u00a0estrutura de roteiro',
    cost: '1\u00a0crédito',
    gives: '5\u00a0materiais estratégicos e o roteiro',
  },
  { what: '1\u00a0vídeo completo', cost: '2\u00a0créditos', gives: 'a busca e a estrutura do roteiro' },
];

/** How credits work, in figures. */
export function CreditsExplainer() {
  return (
    <section aria-labelledby="como-funciona">
      <h2 id="como-funciona" className="text-2xl font-bold">
        Como funcionam os créditos
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {costs.map(({ what, cost, gives }) => (
          <div key={what} className="py-4 sm:grid sm:grid-cols-[14rem_1fr] sm:items-baseline sm:gap-6">
            <dt className="font-semibold">{what}</dt>
            <dd className="sm:grid sm:grid-cols-[8rem_1fr] sm:items-baseline sm:gap-6">
              <span className="block font-title text-lg font-bold">{cost}</span>
              <span className="text-ink-soft">{gives}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-2xl text-ink-soft">
        Você só paga pelo que recebe: se a geração falhar, ou se vierem menos de cinco materiais, o crédito
        volta. Reabrir o que já gerou é sempre grátis.
      </p>
    </section>
  );
}
