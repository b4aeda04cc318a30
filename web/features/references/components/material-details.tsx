import type { Material } from '../../../../shared/busca-referencias.ts';
import { ChecksNote } from './checks-note.tsx';

/** The arguments a source supports, the authority behind them and their limits. */
export function MaterialDetails({ material }: { material: Material }) {
  const { argument_1, argument_2, argument_3, authority, excerpt, use, checks, confirmation } = material;
  const { of_what: ofWhat = [], interest = '' } = material;
  const caveat = [interest, material.caveat].filter(Boolean).join(' ');
  return (
    <div className="mt-4 animate-rise space-y-4 break-words border-line border-t pt-4">
      <div>
        <h4 className="font-semibold">Argumentos</h4>
        <ol className="mt-1.5 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-accent-text">
          {[argument_1, argument_2, argument_3].map(
            (argument, place) =>
              argument && (
                <li key={argument}>
                  {argument}
                  {ofWhat[place] && (
                    <span className="block text-ink-soft text-sm">De quem ou de quê: {ofWhat[place]}</span>
                  )}
                </li>
              ),
          )}
        </ol>
      </div>
      <Detail title="Prova de autoridade" text={authority} />
      {excerpt && (
        <figure>
          <figcaption className="font-semibold">Trecho da fonte</figcaption>
          <blockquote className="mt-1 border-water border-l-2 pl-3 italic">“{excerpt}”</blockquote>
        </figure>
      )}
      <Detail title="Atenção" text={caveat} />
      <Detail title="Como usar" text={use} />
      {/* Nothing was read of an unconfirmed source, so there is nothing to compare with. */}
      {confirmation !== 'unconfirmed' && <ChecksNote checks={checks} what="deste material" />}
    </div>
  );
}

function Detail({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <p className="mt-1">{text}</p>
    </div>
  );
}
