import { BookOpen } from 'lucide-react';
import type { Background } from '../../../../shared/busca-referencias.ts';

/** What the topic is, in an encyclopedia's words: to understand it, not to cite it. */
export function TopicBackground({ background }: { background: Background }) {
  return (
    <aside className="mt-6 rounded-card border border-line p-4 text-sm" aria-label="Para entender o assunto">
      <h3 className="flex items-center gap-2 font-semibold">
        <BookOpen className="size-4" aria-hidden="true" />
        Para entender o assunto
      </h3>
      <p className="mt-1.5 break-words">{background.text}</p>
      <p className="mt-1.5 text-ink-soft">
        Wikipédia,{' '}
        <a href={background.source} target="_blank" rel="noopener noreferrer" className="underline">
          {background.title}
        </a>{' '}
        ({background.licence}). Serve de contexto; não use como prova no vídeo.
      </p>
    </aside>
  );
}
