import type { Cap } from '../../../../shared-kernel/cap.js';
import { PROFILE_LIMITS } from '../../fields/domain/profile-limits.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';

/** Every cap of photos. */
export const PHOTO_CAPS = {
  uploadAddress: { most: PROFILE_LIMITS.uploadAddress, of: 'characters of the address of a photo upload', beyond: 400 },
  openUploads: { most: PHOTO_LIMITS.openUploads, of: 'photo upload addresses that have not expired', beyond: 409 },
  photoBytes: { most: PHOTO_LIMITS.maxBytes, of: 'bytes of a photo', beyond: 400 },
} as const satisfies Record<string, Cap>;
