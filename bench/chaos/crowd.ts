import { setTimeout as wait } from 'node:timers/promises';
import { paidRequest } from '../../tests/helpers/known-topics.ts';
import { type Door, type Person, signUpPerson } from '../../tests/helpers/people.ts';

/** One try of somebody's, when it ended (ms of `performance.now()`), and how. */
interface Try {
  at: number;
  milliseconds: number;
  isAnswered: boolean;
}

export interface Crowd {
  people: readonly Person[];
  tries: readonly Try[];
  /** Ids of the trees that came, of each person, by id. */
  delivered: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ends once everybody has got what they were asking for. */
  rest(): Promise<void>;
  resume(): void;
}

const pauseMilliseconds = 50;
const longPauseMilliseconds = 500;
const gone = { status: 0, id: undefined };
/** Longer than any answer may take, shorter than a person would sit there. */
const patienceMilliseconds = 40_000;

/**
 * People who ask for one tree after the other, each as the page does: the same topic again under the same key until it comes, with a
 * new token when theirs does not count any more.
 */
export async function gatherCrowd(door: Door, size: number): Promise<Crowd> {
  const people = await Promise.all(Array.from({ length: size }, () => signUpPerson(door)));
  const tries: Try[] = [];
  const delivered = new Map(people.map(({ id }) => [id, new Set<string>()]));
  let isResting = false;

  /** The id of the tree, once it came. */
  const tryOnce = async (
    person: Person,
    asked: { prompt: string; variant: number },
    key: string,
  ): Promise<string | null> => {
    const startedAt = performance.now();
    const { status, id } = await fetch(`${door.url}/functions/v1/generate-hooks`, {
      method: 'POST',
      headers: {
        apikey: door.publishableKey,
        authorization: `Bearer ${person.accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).then(
      // A body that breaks off is no answer.
      async (response) =>
        await response.json().then(
          ({ id }: { id?: string }) => ({ status: response.status, id }),
          () => gone,
        ),
      () => gone,
    );
    const at = performance.now();
    const isAnswered = status === 200;
    tries.push({ at, milliseconds: at - startedAt, isAnswered });
    if (status === 401) await renew(person);
    return isAnswered ? (id ?? null) : null;
  };
  /** What the page does when its token does not count any more, then what its person does. */
  const renew = async (person: Person) => {
    await wait(longPauseMilliseconds);
    const { auth } = person.client;
    const renewed = await auth.refreshSession();
    const { data } =
      renewed.error === null
        ? renewed
        : await auth.signInWithPassword({ email: person.email, password: 'segredo-123' });
    if (data.session) person.accessToken = data.session.access_token;
  };
  const live = async (person: Person, worker: number) => {
    while (!isResting) {
      const place = begun.get(person.id) ?? 0;
      begun.set(person.id, place + 1);
      let id: string | null = null;
      while (id === null) {
        id = await tryOnce(person, paidRequest(place), `${worker}-${place}-${person.id}`);
        await wait(pauseMilliseconds);
      }
      delivered.get(person.id)?.add(id);
    }
  };
  /** Trees that each person began to ask for. */
  const begun = new Map<string, number>();
  let lives: Promise<void>[] = [];
  const resume = () => {
    isResting = false;
    lives = people.map(live);
  };
  resume();
  return {
    people,
    tries,
    delivered,
    async rest() {
      isResting = true;
      await Promise.all(lives);
    },
    resume,
  };
}
