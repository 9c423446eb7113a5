import type { Cap } from '../../../shared-kernel/cap.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';

/** Every cap of passkeys and second factors. */
export const FACTOR_CAPS = {
  passkeys: { most: FACTOR_LIMITS.passkeys, of: 'passkeys', beyond: 409 },
  passkeyQuestions: { most: FACTOR_LIMITS.openCeremonies, of: 'questions to a passkey that wait for their answer', beyond: 'oldest' },
  halfSignIns: { most: FACTOR_LIMITS.openTickets, of: 'sign-ins that wait for their second step', beyond: 'oldest' },
  passkeyName: { most: FACTOR_LIMITS.passkeyName, of: 'characters of the name of a passkey', beyond: 400 },
  passkeyAnswer: { most: FACTOR_LIMITS.passkeyAnswer, of: 'characters of what a browser answers for a passkey', beyond: 400 },
  signInCode: { most: FACTOR_LIMITS.code, of: 'characters of a code at sign-in', beyond: 400 },
} as const satisfies Record<string, Cap>;
