import type { Cap } from '../../../../shared-kernel/cap.js';
import { GUARDIAN_LIMITS } from '../domain/guardian-limits.js';

/** Every cap of guardians. */
export const GUARDIAN_CAPS = {
  guardians: { most: GUARDIAN_LIMITS.guardians, of: 'guardians of an athlete, invited ones too', beyond: 409 },
  guardedAthletes: { most: GUARDIAN_LIMITS.athletes, of: 'athletes of a guardian', beyond: 409 },
  guardianInvitations: { most: GUARDIAN_LIMITS.invitationsADay, of: 'guardians that an athlete invites in a day', beyond: 429 },
  guardianName: { most: GUARDIAN_LIMITS.name, of: 'characters of a guardian’s name', beyond: 400 },
  guardianEvents: { most: GUARDIAN_LIMITS.events, of: 'entries of an athlete’s family log', beyond: 'oldest' },
} as const satisfies Record<string, Cap>;
