import type { ImapFlow } from 'imapflow';

import type { InboxArrival } from '../../../gateways/index.js';
import { arrivalOf } from './imap-message.js';
import { idOf, isFromServer, namedBy, READ_HEADERS, senderOf, readHeaders } from './read-headers.js';

export interface Listed {
  uid: number;
  at: Date;
  arrival: InboxArrival;
}

/** Messages of a range in the open folder, by their headers alone; at most `most`, the first ones. */
export async function listArrivals(client: ImapFlow, range: string, most: number): Promise<Listed[]> {
  const listed: Listed[] = [];
  for await (const fetched of client.fetch(range, { uid: true, internalDate: true, headers: READ_HEADERS }, { uid: true })) {
    const headers = readHeaders(fetched.headers ?? Buffer.alloc(0));
    const id = idOf(headers);
    const clues = { names: namedBy(headers), from: senderOf(headers), isFromServer: isFromServer(headers) };
    listed.push({ uid: fetched.uid, at: arrivalOf(fetched), arrival: { id, threadId: id, clues } });
    if (listed.length >= most) break;
  }
  return listed;
}
