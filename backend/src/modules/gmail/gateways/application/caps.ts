import type { Cap } from '../../../../shared-kernel/cap.js';
import { CONSENTS_AT_ONCE } from './ports/oauth-states.js';

/** Every cap of connecting accounts. */
export const CONSENT_CAPS = {
  consents: { most: CONSENTS_AT_ONCE, of: 'connections to Google or Microsoft that were begun and not finished', beyond: 'oldest' },
} as const satisfies Record<string, Cap>;
