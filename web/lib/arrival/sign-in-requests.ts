import { hasShape, isInteger, isText, type Shape } from '../has-shape.ts';
import { personalPrefix, readStored, writeStored } from '../storage.ts';
import { randomText } from './random-text.ts';

const storageKey = `${personalPrefix}sign-in-requests`;
/** Nobody waits for so many mails at once. */
const mostRequests = 10;

/** A sign-in that this browser asked for, until the browser comes back with its state in the address. */
export interface SignInRequest {
  state: string;
  expiresAt: number;
  /** Of a provider's sign-in: the secret that exchanges its auth code. */
  verifier?: string;
  /** Whose account a provider's identity is to be added to. */
  userId?: string;
}

/** Stores a request that lives for `seconds` and returns its state. */
export function storeRequest({
  seconds,
  ...request
}: Pick<SignInRequest, 'verifier' | 'userId'> & { seconds: number }): string {
  const state = randomText();
  const kept = { ...request, state, expiresAt: Date.now() + seconds * 1000 };
  writeStored('local', storageKey, [...readRequests(Date.now()), kept].slice(-mostRequests));
  return state;
}

/** The request of a state, taken away: a second address with the same state finds none. Null when this browser never asked. */
export function takeRequest(state: string): SignInRequest | null {
  const requests = readRequests(Date.now());
  const taken = requests.find((request) => request.state === state) ?? null;
  if (taken) {
    writeStored(
      'local',
      storageKey,
      requests.filter((request) => request !== taken),
    );
  }
  return taken;
}

function readRequests(now: number): SignInRequest[] {
  const stored = readStored('local', storageKey);
  if (!Array.isArray(stored)) return [];
  return stored.filter((request) => hasShape(request, requestShape) && request.expiresAt > now);
}

const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);
const requestShape: Shape<SignInRequest> = {
  state: isText,
  expiresAt: isInteger,
  verifier: isTextOrAbsent,
  userId: isTextOrAbsent,
};
