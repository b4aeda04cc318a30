import type { ScriptDocument } from '../export/script-document.ts';

/** The script and its sources as they come out on paper; never on the screen. */
export function PrintedScript({ document }: { document: ScriptDocument }) {
  return (
    <div className="hidden text-black print:block" aria-hidden="true">
      <p className="mb-6 font-bold font-title text-2xl">{document.title}</p>
      {document.sections.map(({ title, direction, speech, reference }) => (
        <div key={title} className="mb-5 break-inside-avoid">
          <p className="font-bold">{title}</p>
          {direction && <p className="italic">{direction}</p>}
          <p className="text-lg">{speech}</p>
          {reference && <p className="text-xs">Fonte: {reference}</p>}
        </div>
      ))}
      <p className="mt-6 mb-2 font-bold">Fontes</p>
      <ol className="list-decimal pl-5 text-xs">
        {document.sources.map(({ text, address, caveat }) => (
          <li key={text} className="mb-2 break-inside-avoid break-words">
            {text}
            <br />
            {address}
            <br />
            Atenção: {caveat}
          </li>
        ))}
      </ol>
    </div>
  );
}
