import type { FetchMessageObject, ImapFlow } from 'imapflow';

import type { InboxMessage } from '../../../gateways/index.js';
import { idOf, readHeaders, TEXT_HEADERS } from './read-headers.js';
import { snippetOf } from './snippet-of.js';

/** Enough of a text part for a snippet, also behind the frame of a message with several parts. */
const TEXT_BYTES = 16 * 1024;
/** Most bytes read of a message; delivery reports are shorter. */
export const RAW_BYTES = 1_000_000;

/** The message of that number in the open folder; null when it is gone. Reading marks nothing. */
export async function fetchMessage(client: ImapFlow, uid: number, labels: string[]): Promise<InboxMessage | null> {
  const query = { uid: true, internalDate: true, headers: TEXT_HEADERS, bodyParts: [{ key: 'TEXT', start: 0, maxLength: TEXT_BYTES }] };
  const fetched = await client.fetchOne(`${uid}`, query, { uid: true });
  if (!fetched || !fetched.headers) return null;
  const headers = readHeaders(fetched.headers);
  const id = idOf(headers);
  const snippet = await snippetOf(fetched.headers, fetched.bodyParts?.get('text') ?? Buffer.alloc(0));
  return { id, threadId: id, receivedAt: arrivalOf(fetched), labels, snippet, headers };
}

/** INTERNALDATE: when it came into the mailbox. */
export function arrivalOf({ internalDate }: FetchMessageObject): Date {
  return new Date(internalDate ?? 0);
}
