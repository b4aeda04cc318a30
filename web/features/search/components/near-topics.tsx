interface NearTopicsProps {
  topics: readonly string[];
  onSearch: (topic: string) => void;
}

/** Topics that the product knows, near the one that was typed; a tap searches one. */
export function NearTopics({ topics, onSearch }: NearTopicsProps) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {topics.map((topic) => (
        <li key={topic}>
          <button
            type="button"
            onClick={() => onSearch(topic)}
            className="min-h-11 break-words rounded-full border border-line bg-sand px-4 text-left font-medium transition-colors duration-150 hover:border-ink"
          >
            {topic}
          </button>
        </li>
      ))}
    </ul>
  );
}
