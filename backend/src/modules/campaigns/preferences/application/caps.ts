import type { Cap } from '../../../../shared-kernel/cap.js';
import { EMAIL_SETTINGS_LIMITS } from '../domain/email-settings-limits.js';

/** Every cap of the email settings. */
export const EMAIL_SETTINGS_CAPS = {
  signature: { most: EMAIL_SETTINGS_LIMITS.signature, of: 'characters of the signature', beyond: 400 },
} as const satisfies Record<string, Cap>;
