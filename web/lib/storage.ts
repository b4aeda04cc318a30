/** Reads a JSON value; null when it is missing, broken, or storage is forbidden. The caller parses its shape. */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    const text = open(storage).getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a JSON value; false when storage is full or forbidden, which no screen may depend on. */
export function writeStored(storage: StorageName, key: string, value: unknown): boolean {
  try {
    open(storage).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a stored value, silently when storage is forbidden. */
export function removeStored(storage: StorageName, key: string): void {
  try {
    open(storage).removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}

/** Begins the names of what is kept past a visit, to be read without a network, and yet belongs to a person. */
export const personalPrefix = 'fisga-personal-';

/** Removes what belongs to a person: all of the visit, and of the device what is named as personal. */
export function clearStored(storage: StorageName): void {
  try {
    const place = open(storage);
    const isPersonal = (key: string) => storage === 'session' || key.startsWith(personalPrefix);
    for (const key of Object.keys(place)) if (isPersonal(key)) place.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}

export type StorageName = 'local' | 'session';

// The property itself throws in browsers that forbid storage, so it is read inside the callers' try.
function open(storage: StorageName): Storage {
  return storage === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}
