import { topicExamples } from '../topic-examples.ts';

/** Ready topics; a tap writes one into the field. */
export function TopicChips({ onChoose }: { onChoose: (topic: string) => void }) {
  return (
    <section aria-label="Temas sugeridos" className="max-w-3xl">
      <p className="mb-3 text-ink-soft">Sem ideia agora? Pegue uma isca:</p>
      <ul className="flex flex-wrap gap-x-2.5 gap-y-2.5">
        {topicExamples.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              onClick={() => onChoose(topic)}
              className="min-h-11 rounded-full border border-line bg-sand px-4 text-left font-medium transition-colors duration-150 hover:border-ink"
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
