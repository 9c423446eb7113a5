import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

import type { GmailAccount } from '../../application/ports/gmail-accounts.js';
import type { GatewayMail } from '../../../gateways/index.js';

/** Servers limit the length of a header; the first ones of a long conversation are not needed. */
const REFERENCES = 20;

export interface OpenThread {
  threadId: string | null;
  inReplyTo: string;
  references: string[];
}

/**
 * The thread that a follow-up goes on with. Gmail may have given the first email a Message-ID of its own; a coach's
 * program threads by that one, so it is read back where reading is allowed.
 */
export async function threadOf(
  gmail: gmail_v1.Gmail,
  { thread }: GatewayMail,
  { canReadReplies }: GmailAccount,
): Promise<OpenThread | null> {
  if (!thread) return null;
  const { threadId, inReplyTo, references, providerMessageId } = thread;
  const real = canReadReplies && providerMessageId ? await namesOf(gmail, providerMessageId) : null;
  if (!real) return { threadId, inReplyTo, references };
  return { threadId, inReplyTo: real.messageId, references: [...real.references, real.messageId].slice(-REFERENCES) };
}

/** Returns the Message-ID that Gmail gave the email, and its references: the conversation as the coach's program sees it. */
async function namesOf(gmail: gmail_v1.Gmail, id: string): Promise<{ messageId: string; references: string[] } | null> {
  const { data } = await gmail.users.messages.get({
    userId: 'me',
    id,
    format: 'metadata',
    metadataHeaders: ['Message-ID', 'References'],
    fields: 'payload/headers',
  });
  const header = (name: string) => data.payload?.headers?.find((one) => one.name?.toLowerCase() === name)?.value ?? '';
  const [messageId] = idsIn(header('message-id'));
  return messageId ? { messageId, references: idsIn(header('references')) } : null;
}

function idsIn(text: string): string[] {
  return text.split(/[<>\s]+/).filter(Boolean);
}
