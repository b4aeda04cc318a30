import { lacksSecondFactor } from './assurance-level.ts';
import { AuthError } from './auth-error.ts';

/**
 * Calls that change how a person signs in. Where the person has a verified factor, each answers `insufficient_aal` until that
 * factor was shown. Status and message are those of the contract, which differ from call to call; 403 where it names none.
 */
export const aal2Calls = {
  /** Of a password, an e-mail or a telephone; not of metadata. */
  'PUT /user': {
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  'GET /reauthenticate': { status: 403, message: 'AAL2 required to reauthenticate' },
  'POST /reauthenticate': { status: 403, message: 'AAL2 required to reauthenticate' },
  /** With `link_identity`. */
  'POST /token': { status: 403, message: 'AAL2 required to link an identity' },
  'GET /user/identities/authorize': { status: 403, message: 'AAL2 required to link an identity' },
  'DELETE /user/identities/:identityId': { status: 403, message: 'AAL2 required to unlink an identity' },
  'POST /factors': { status: 403, message: 'AAL2 required to enroll a new factor' },
  /** Of a factor that is not verified yet; a verified one is shown with the same two calls. */
  'POST /factors/:factorId/challenge': { status: 403, message: 'AAL2 required to verify a new factor' },
  'POST /factors/:factorId/verify': { status: 403, message: 'AAL2 required to verify a new factor' },
  'DELETE /factors/:factorId': { status: 422, message: 'AAL2 required to unenroll verified factor' },
} as const satisfies Record<string, { status: 401 | 403 | 422; message: string }>;

export type Aal2Call = keyof typeof aal2Calls;

/** Throws `insufficient_aal` for a person with a verified factor that the session, or its token, has not shown. */
export function requireAal2(call: Aal2Call, proof: Parameters<typeof lacksSecondFactor>[0]): void {
  if (lacksSecondFactor(proof)) throw new AuthError('insufficient_aal', aal2Calls[call]);
}
