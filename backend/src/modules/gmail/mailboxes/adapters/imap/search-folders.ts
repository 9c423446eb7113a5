import type { ImapFlow } from 'imapflow';

import { specialFolders } from './imap-folders.js';
import { listArrivals, type Listed } from './list-arrivals.js';
import type { MessagePlace } from './message-places.js';

export interface FoundMessage {
  id: string;
  at: Date;
  place: MessagePlace;
}

const ADDRESSES_AT_ONCE = 20;
const MOST_IN_A_SEARCH = 100;
const DAY_MS = 24 * 3_600_000;

/** Messages from these addresses since then, also where a filter or the junk filter put them; each once. */
export async function searchFolders(client: ImapFlow, addresses: readonly string[], since: Date): Promise<FoundMessage[]> {
  const found = new Map<string, FoundMessage>();
  for (const folder of await foldersToSearch(client)) {
    for (const message of await searchFolder(client, folder, addresses, since)) found.set(message.id, message);
  }
  return [...found.values()];
}

async function searchFolder(client: ImapFlow, folder: string, addresses: readonly string[], since: Date): Promise<FoundMessage[]> {
  const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
  const found: FoundMessage[] = [];
  for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
    const some = addresses.slice(at, at + ADDRESSES_AT_ONCE);
    const meant = (await fromSome(client, some, since)).filter((listed) => listed.at >= since && isFrom(listed, some));
    found.push(...meant.map(({ uid, at: arrived, arrival }) => ({ id: arrival.id, at: arrived, place: { folder, uid, uidValidity } })));
  }
  await client.mailboxClose();
  return found;
}

/** A server's search also finds a part of a name. */
function isFrom({ arrival }: Listed, addresses: readonly string[]): boolean {
  return addresses.some((address) => arrival.clues?.from.includes(address.toLowerCase()));
}

/** Where a message is, by its Message-ID; null when it is gone, or has none. */
export async function findPlace(client: ImapFlow, id: string): Promise<MessagePlace | null> {
  if (!id.startsWith('<')) return null;
  for (const folder of await foldersToSearch(client)) {
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    const uids = await client.search({ header: { 'message-id': id } }, { uid: true });
    await client.mailboxClose();
    const uid = uids && uids.at(-1);
    if (uid) return { folder, uid, uidValidity };
  }
  return null;
}

async function foldersToSearch(client: ImapFlow): Promise<string[]> {
  const { all, archive, junk } = await specialFolders(client);
  const inbox = all === null ? ['INBOX', archive] : [all];
  return [...inbox, junk].filter((folder) => folder !== null);
}

async function fromSome(client: ImapFlow, addresses: readonly string[], since: Date): Promise<Listed[]> {
  const from = addresses.map((address) => ({ from: address }));
  const uids = await client.search({ since: new Date(since.getTime() - DAY_MS), or: from }, { uid: true });
  if (!uids) throw new Error('The server did not search.');
  const newest = uids.slice(-MOST_IN_A_SEARCH);
  return newest.length === 0 ? [] : listArrivals(client, newest.join(','), MOST_IN_A_SEARCH);
}
