import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

import type { Attempt } from '../../../gateways/index.js';
import { OWN_HEADER } from './own-header.js';
import { searchWord } from './search-word.js';

/** Clocks of two machines are never quite the same. */
const CLOCK_SKEW_MS = 60_000;
const CANDIDATES = 20;

interface Found {
  providerMessageId: string | null;
  threadId: string | null;
}

/**
 * The email that an attempt left in the mailbox, wherever the athlete has moved it; null when there is none. First by its
 * Message-ID; where Gmail gave it another one, by our header among the emails to that coach since the claim.
 */
export async function findSentMail(gmail: gmail_v1.Gmail, attempt: Attempt): Promise<Found | null> {
  const { messageId, toAddress, claimedAt } = attempt;
  const [byId] = await search(gmail, `rfc822msgid:${messageId}`);
  if (byId) return found(byId);
  const since = Math.floor((claimedAt.getTime() - CLOCK_SKEW_MS) / 1000);
  for (const candidate of await search(gmail, `from:me to:${searchWord(toAddress)} after:${since}`)) {
    if (await carries(gmail, candidate.id ?? '', messageId)) return found(candidate);
  }
  return null;
}

async function search(gmail: gmail_v1.Gmail, q: string): Promise<gmail_v1.Schema$Message[]> {
  const { data } = await gmail.users.messages.list({
    userId: 'me',
    q,
    maxResults: CANDIDATES,
    includeSpamTrash: true,
    fields: 'messages(id,threadId)',
  });
  return data.messages ?? [];
}

async function carries(gmail: gmail_v1.Gmail, id: string, messageId: string): Promise<boolean> {
  const { data } = await gmail.users.messages.get({
    userId: 'me',
    id,
    format: 'metadata',
    metadataHeaders: [OWN_HEADER],
    fields: 'payload/headers',
  });
  return data.payload?.headers?.some(({ value }) => value?.trim() === messageId) ?? false;
}

function found({ id, threadId }: gmail_v1.Schema$Message): Found {
  return { providerMessageId: id ?? null, threadId: threadId ?? null };
}
