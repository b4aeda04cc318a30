import { rename, rm, stat } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import { changeSecret } from '../db/installation-secret.ts';
import { createPrivateFile } from '../files/private-file.ts';
import { accessTokenSeconds } from './access-token.ts';
import { generateKeySet, indexOfSigner, type KeySet, parseKeySet, readKeyFile } from './signing-keys.ts';

/** Longer than anybody keeps our public keys (`jwks.ts`: ten minutes). */
const waitSeconds = 900;

interface Rotation {
  kid: string;
  /** From when on the new key signs. */
  signsFrom: Date;
  /** How many older keys still verify. */
  kept: number;
}

/**
 * Puts a new key into the set. It verifies at once and signs after a quarter of an hour; tokens of older keys hold until they
 * expire. With `isRevoking` it signs at once and every older key is thrown away, with every access token there is: clients fetch
 * new ones with their refresh tokens.
 */
export async function rotateKeys(
  { database, file }: { database: Database; file: string | null },
  { now, isRevoking }: { now: Date; isRevoking: boolean },
): Promise<Rotation> {
  const turn = (value: unknown, origin: string) =>
    turnKeySet(parseKeySet(value, origin), { now, isRevoking });
  if (file !== null) {
    const set = await turn(await readKeyFile(file), `JWT_KEYS_FILE ${file}`);
    await replaceFile(file, `${JSON.stringify(set, null, 2)}\n`);
    return describe(set, now);
  }
  const set = await changeSecret(database, 'jwt_keys', (value) =>
    turn(value ?? { keys: [] }, 'The stored key set (jwt_keys)'),
  );
  return describe(set, now);
}

async function turnKeySet(
  set: KeySet,
  { now, isRevoking }: { now: Date; isRevoking: boolean },
): Promise<KeySet> {
  const [fresh] = (await generateKeySet()).keys;
  if (fresh === undefined) throw new Error('No key was made.');
  if (isRevoking) return { keys: [fresh] };
  const signsFrom = new Date(now.getTime() + waitSeconds * 1000).toISOString();
  const signer = indexOfSigner(set, now);
  const older = set.keys
    .filter((_, index) => index <= signer || isStillShown(set, index, now))
    // What signs no more needs its private part no more.
    .map((key, index) => (index <= signer ? key : { ...key, d: undefined }));
  return { keys: [{ ...fresh, signs_from: signsFrom }, ...older] };
}

/** Whether tokens of this key may still live: it is not known that its successor signs for longer than they last. */
function isStillShown({ keys }: KeySet, index: number, now: Date): boolean {
  const from = keys[index - 1]?.signs_from;
  return from === undefined || now.getTime() - Date.parse(from) < accessTokenSeconds * 1000;
}

function describe({ keys: [fresh, ...older] }: KeySet, now: Date): Rotation {
  return {
    kid: fresh?.kid ?? '',
    signsFrom: fresh?.signs_from === undefined ? now : new Date(fresh.signs_from),
    kept: older.length,
  };
}

/** Whole or not at all, with the owner and the mode that it had. */
async function replaceFile(file: string, text: string): Promise<void> {
  const { mode, uid, gid } = await stat(file);
  const unfinished = `${file}.new`;
  // Of a run that was ended: it is never renamed any more.
  await rm(unfinished, { force: true });
  const target = await createPrivateFile(unfinished);
  try {
    await target.writeFile(text);
    const own = await target.stat();
    if (own.uid !== uid || own.gid !== gid) await target.chown(uid, gid);
    await target.chmod(mode & 0o777);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await target.close();
  }
  await rename(unfinished, file);
}
