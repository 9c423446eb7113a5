import type { MailThread } from './ports/mail-gateway.js';

/** Returns the fields of a message that continue a conversation; none for a message that begins one. */
export function threadHeaders(thread: MailThread | undefined): { inReplyTo?: string; references?: string[] } {
  return thread ? { inReplyTo: thread.inReplyTo, references: thread.references } : {};
}
