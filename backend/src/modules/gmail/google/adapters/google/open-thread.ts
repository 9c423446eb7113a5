import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

import type { GmailAccount } from '../../application/ports/gmail-accounts.js';
import type { GatewayMail } from '../../../gateways/index.js';

export interface OpenThread {
  threadId: string | null;
  inReplyTo: string;
  references: string[];
}

/**
 * The thread that a follow-up goes on with. Gmail may have given the first mail a Message-ID of its own; a coach's
 * program threads by that one, so it is read back where reading is allowed.
 */
export async function threadOf(
  gmail: gmail_v1.Gmail,
  { thread }: GatewayMail,
  { canReadReplies }: GmailAccount,
): Promise<OpenThread | null> {
  if (!thread) return null;
  const { threadId, inReplyTo, references, providerMessageId } = thread;
  const real = canReadReplies && providerMessageId ? await messageIdOf(gmail, providerMessageId) : null;
  if (!real) return { threadId, inReplyTo, references };
  return { threadId, inReplyTo: real, references: [...references.filter((id) => id !== inReplyTo), real] };
}

async function messageIdOf(gmail: gmail_v1.Gmail, id: string): Promise<string | null> {
  const { data } = await gmail.users.messages.get({
    userId: 'me',
    id,
    format: 'metadata',
    metadataHeaders: ['Message-ID'],
    fields: 'payload/headers',
  });
  return data.payload?.headers?.[0]?.value?.replace(/[<>\s]/g, '') || null;
}
