import { type ReactNode, type RefObject, useId } from 'react';

interface AccountSectionProps {
  title: string;
  /** What it is for, in a sentence. */
  lead: ReactNode;
  children: ReactNode;
  /** Takes the keyboard where a button of the section is gone after its work. */
  contentRef?: RefObject<HTMLDivElement | null>;
}

/** One thing about the account: what it is at the left, what can be done at the right, under it where there is no room. */
export function AccountSection({ title, lead, children, contentRef }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t py-9 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12"
    >
      <div>
        <h2 id={id} className="font-bold text-2xl tracking-tight">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </div>
      <div ref={contentRef} tabIndex={-1} className="mt-5 space-y-5 outline-none md:mt-0.5">
        {children}
      </div>
    </section>
  );
}
