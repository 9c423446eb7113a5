import type { Cap } from '../../../../shared-kernel/cap.js';
import { ATTACHMENT_LIMITS } from '../domain/attachment-limits.js';

/** Every cap of attached files. */
export const ATTACHMENT_CAPS = {
  attachments: { most: ATTACHMENT_LIMITS.files, of: 'files attached to one campaign', beyond: 409 },
  attachmentBytes: { most: ATTACHMENT_LIMITS.fileBytes, of: 'bytes of an attached file', beyond: 400 },
  campaignAttachmentBytes: { most: ATTACHMENT_LIMITS.campaignBytes, of: 'bytes of the files of one campaign', beyond: 409 },
  allAttachmentBytes: { most: ATTACHMENT_LIMITS.allBytes, of: 'bytes of the files of all campaigns not done yet', beyond: 409 },
} as const satisfies Record<string, Cap>;
