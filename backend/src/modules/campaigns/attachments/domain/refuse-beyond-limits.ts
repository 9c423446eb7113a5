import { AttachmentsFull, AttachmentsTooLarge, TooManyAttachments } from './attachment-errors.js';
import { ATTACHMENT_LIMITS } from './attachment-limits.js';

/** What is kept before another file is added. */
export interface Stored {
  /** Of the campaign. */
  files: number;
  campaignBytes: number;
  /** Of all campaigns of the athlete that are not done. */
  allBytes: number;
}

/** Throws TooManyAttachments, AttachmentsTooLarge and AttachmentsFull. */
export function refuseBeyondLimits(name: string, bytes: number, { files, campaignBytes, allBytes }: Stored): void {
  if (files >= ATTACHMENT_LIMITS.files) throw new TooManyAttachments(name);
  if (campaignBytes + bytes > ATTACHMENT_LIMITS.campaignBytes) throw new AttachmentsTooLarge(name);
  if (allBytes + bytes > ATTACHMENT_LIMITS.allBytes) throw new AttachmentsFull(name);
}
