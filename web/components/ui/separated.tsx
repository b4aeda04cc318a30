import { Fragment, type ReactNode } from 'react';

/**
 * Short texts in a row, a middle dot between two of them: "22 nov. · 10.0.0.1". Where a line breaks the dot is not seen, so that it
 * neither hangs at an end nor begins a line: each stands in a margin at the left of its text, which is cut off where the line begins.
 */
export function Separated({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className="-ml-[0.6em] block [clip-path:inset(-0.5em_-0.5em_-0.5em_0.6em)]">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="inline-block max-w-full break-words pl-[0.6em] align-top">
            <span data-separator="" className="-ml-[0.6em] inline-block w-[0.6em]">
              {index > 0 && '· '}
            </span>
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
