import { openRefreshed } from './refreshed.ts';
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
  const keys = await openRefreshed(() => loadSigningKeys(source, clock()), { restMilliseconds, clock });
  return {
    get kid() {
      return keys.value.kid;
    },
    get privateKey() {
      return keys.value.privateKey;
    },
    get publicKeys() {
      return keys.value.publicKeys;
    },
    get publicJwks() {
      return keys.value.publicJwks;
    },
    refresh: () => keys.refresh(),
  };
}
