import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading/read-topic.ts';

/** Which sources of the corpus may be shown for a query. */
export interface Gate {
  /** A source holds one of these, the surest first. */
  themes: readonly string[];
  /** The card that the topic was read as: its sources are let in whatever their themes. */
  card: string | null;
  /** How much of the topic a source must speak of besides: themes that no card vouches for prove nothing. */
  needs: 'nothing' | 'one-word' | 'whole-topic';
}

/** A search for sources. `reading` is that of `topic`; both are null for a hook without a topic. */
export interface EvidenceQuery {
  topic: string | null;
  reading: Reading | null;
  hook: string;
  /** Works that the person has, by `getWorkKey`: others go before them. */
  owned?: ReadonlySet<string>;
}

/**
 * The themes of the topic's own card decide; of a topic without one, what its kind or its words point at, and then a source must speak
 * of the topic itself. Without a topic, the words of the hook decide. Null where nothing may be shown.
 */
export function openGate({ reading, hook }: EvidenceQuery, { themes }: Knowledge): Gate | null {
  if (reading === null) return gateOf({ themes: themes.findThemes(hook), card: null, needs: 'nothing' });
  switch (reading.kind) {
    case 'card':
    case 'part': {
      const { slug, themes: own } = reading.match.card;
      if (own.length === 0) return { themes: [], card: slug, needs: 'one-word' };
      return { themes: firstOfHook(own, themes.findThemes(hook)), card: slug, needs: 'nothing' };
    }
    case 'ask': {
      const ofKinds = reading.kinds.flatMap((kind) => kind.themes);
      const known = [...new Set([...themes.findThemes(reading.display), ...ofKinds])];
      const ofHook = themes.findThemes(hook);
      return gateOf({
        themes: known.length > 0 ? firstOfHook(known, ofHook) : ofHook,
        card: null,
        needs: 'whole-topic',
      });
    }
    default:
      return null;
  }
}

function gateOf(gate: Gate): Gate | null {
  return gate.themes.length > 0 ? gate : null;
}

/** Where the hook names one of the topic's themes, that theme goes first. */
function firstOfHook(themes: readonly string[], ofHook: readonly string[]): string[] {
  const shared = themes.filter((theme) => ofHook.includes(theme));
  return [...shared, ...themes.filter((theme) => !shared.includes(theme))];
}
