import { loadSigningKeys, type SigningKeys } from './signing-keys.ts';

/** Between two readings of the set, so that tokens with made-up keys cannot keep the database busy. */
const restMilliseconds = 1_000;

/**
 * The installation's keys, which follow the set where it is kept: when `refresh` is called, as it is every minute and for every
 * token of a key that is not known. So a rotation reaches all processes without a restart.
 */
export async function openKeyRing(
  source: Parameters<typeof loadSigningKeys>[0],
  clock = () => new Date(),
): Promise<SigningKeys> {
  let keys = await loadSigningKeys(source, clock());
  let readAt = clock().getTime();
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      keys = await loadSigningKeys(source, clock());
    } finally {
      readAt = clock().getTime();
      reading = null;
    }
  };
  return {
    get kid() {
      return keys.kid;
    },
    get privateKey() {
      return keys.privateKey;
    },
    get publicKeys() {
      return keys.publicKeys;
    },
    get publicJwks() {
      return keys.publicJwks;
    },
    async refresh() {
      if (reading === null && clock().getTime() - readAt < restMilliseconds) return;
      reading ??= read();
      await reading;
    },
  };
}
