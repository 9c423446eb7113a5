import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';

import {
  InboxReader,
  type InboxAnswer,
  type InboxArrival,
  type InboxMessage,
  type InboxPage,
  type InboxTrouble,
} from '../../../gateways/index.js';
import { MailboxAccounts } from '../../application/ports/mailbox-accounts.js';
import { cursorText, goesOn, readCursor, type ImapCursor } from './imap-cursor.js';
import { ImapConnections } from './imap-connections.js';
import { fetchMessage, RAW_BYTES } from './imap-message.js';
import { listArrivals, type Listed } from './list-arrivals.js';
import { MessagePlaces, type MessagePlace } from './message-places.js';
import { findPlace, searchFolders } from './search-folders.js';
import { uidsSince } from './uids-since.js';

type FoundPage = { kind: 'found_page'; found: InboxArrival[]; nextPage: string | null };

const INBOX = 'INBOX';
const PAGE = 500;
const WIDEST = 2 ** 31;
const FOUND = 100;
const LABELS: Record<string, string[]> = { [INBOX]: [INBOX] };

/** An inbox by IMAP. Folders are opened read-only (EXAMINE, BODY.PEEK): nothing is marked, moved or deleted. */
@Injectable()
export class ImapInboxReader extends InboxReader {
  /** Messages listed at once. */
  pageSize = PAGE;
  private readonly places = new MessagePlaces();

  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly connections: ImapConnections,
  ) {
    super();
  }

  startCursor(userId: string): Promise<InboxAnswer<{ kind: 'cursor'; cursor: string }>> {
    return this.read(userId, async (client) => ({ kind: 'cursor' as const, cursor: cursorText(await inboxState(client)) }));
  }

  async arrivedSince(userId: string, cursor: string, page: string | null): Promise<InboxAnswer<InboxPage>> {
    const from = readCursor(page ?? cursor);
    if (!from) return { kind: 'cursor_expired' };
    return this.read(userId, async (client): Promise<InboxPage | InboxTrouble> => {
      const state = await inboxState(client);
      if (!goesOn(from, state)) return { kind: 'cursor_expired' };
      const done = { kind: 'page' as const, nextPage: null, cursor: cursorText(state) };
      if (state.uidNext === from.uidNext) return { ...done, arrived: [] };
      const listed = await inFolder(client, INBOX, () => this.nextOnes(client, from.uidNext, state.uidNext));
      this.remember(userId, state.uidValidity, listed);
      const next = (listed.at(-1)?.uid ?? WIDEST) + 1;
      const nextPage = listed.length < this.pageSize || next >= state.uidNext ? null : cursorText({ ...state, uidNext: next });
      return { ...done, nextPage, arrived: listed.map(({ arrival }) => arrival) };
    });
  }

  async message(userId: string, id: string): Promise<InboxAnswer<{ kind: 'message'; message: InboxMessage | null }>> {
    return this.read(userId, async (client) => {
      const found = await this.at(client, userId, id, async ({ folder, uid }) => {
        const message = await fetchMessage(client, uid, LABELS[folder] ?? []);
        return message?.id === id ? message : null;
      });
      return { kind: 'message' as const, message: found };
    });
  }

  async raw(userId: string, id: string): Promise<InboxAnswer<{ kind: 'raw'; raw: Buffer | null }>> {
    return this.read(userId, async (client) => {
      const raw = await this.at(client, userId, id, async ({ uid }) => {
        const fetched = await client.fetchOne(`${uid}`, { source: { start: 0, maxLength: RAW_BYTES } }, { uid: true });
        return (fetched && fetched.source) || null;
      });
      return { kind: 'raw' as const, raw };
    });
  }

  async fromAddresses(userId: string, addresses: string[], since: Date): Promise<InboxAnswer<{ kind: 'found'; found: InboxArrival[] }>> {
    if (addresses.length === 0) return { kind: 'found', found: [] };
    return this.read(userId, async (client) => {
      const found = await searchFolders(client, addresses, since);
      for (const { id, place } of found) this.places.put(userId, id, place);
      const newest = found.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, FOUND);
      return { kind: 'found' as const, found: newest.map(({ id }) => ({ id, threadId: id })) };
    });
  }

  async arrivedAfter(userId: string, since: Date, page: string | null): Promise<InboxAnswer<FoundPage>> {
    return this.read(userId, async (client): Promise<FoundPage> => {
      const { uidValidity } = await inboxState(client);
      return inFolder(client, INBOX, async () => {
        const { uids, nextPage } = await uidsSince(client, since, page);
        const listed: Listed[] = [];
        for (let at = 0; at < uids.length; at += PAGE)
          listed.push(...(await listArrivals(client, uids.slice(at, at + PAGE).join(','), PAGE)));
        const arrived = listed.filter(({ at }) => at >= since);
        this.remember(userId, uidValidity, arrived);
        return { kind: 'found_page', found: arrived.map(({ arrival }) => arrival), nextPage };
      });
    });
  }

  private async read<T>(userId: string, work: (client: ImapFlow) => Promise<T>): Promise<T | InboxTrouble> {
    const account = await this.accounts.byUser(userId);
    if (!account) return { kind: 'not_connected' };
    const result = await this.connections.run(account, work);
    if (result.kind === 'done') return result.value;
    return result.kind === 'needs_reconnect' ? { kind: 'needs_reconnect' } : result;
  }

  /** Numbers may have gaps of any size, so an empty range is followed by one of twice the width. */
  private async nextOnes(client: ImapFlow, from: number, end: number): Promise<Listed[]> {
    for (let start = from, width = this.pageSize; start < end; start += width, width = Math.min(width * 2, WIDEST)) {
      const listed = await listArrivals(client, `${start}:${Math.min(start + width, end) - 1}`, this.pageSize);
      const fresh = listed.filter(({ uid }) => uid >= start);
      if (fresh.length > 0) return this.filled(client, fresh, start + width, end);
    }
    return [];
  }

  /** A range that brought fewer than a page does not end the listing. */
  private async filled(client: ImapFlow, listed: Listed[], next: number, end: number): Promise<Listed[]> {
    if (listed.length >= this.pageSize || next >= end) return listed;
    const more = await this.nextOnes(client, next, end);
    return [...listed, ...more].slice(0, this.pageSize);
  }

  private remember(userId: string, uidValidity: string, listed: readonly Listed[]): void {
    for (const { uid, arrival } of listed) {
      this.places.put(userId, arrival.id, { folder: INBOX, uid, uidValidity: BigInt(uidValidity) });
    }
  }

  /** Where the message is known to be, else where a search finds it. */
  private async at<T>(client: ImapFlow, userId: string, id: string, read: (place: MessagePlace) => Promise<T | null>): Promise<T | null> {
    const known = this.places.get(userId, id);
    const there =
      known && (await inFolder(client, known.folder, async ({ uidValidity }) => (uidValidity === known.uidValidity ? read(known) : null)));
    if (there) return there;
    const place = await findPlace(client, id);
    if (!place) return null;
    this.places.put(userId, id, place);
    return inFolder(client, place.folder, () => read(place));
  }
}

/** One round trip: the idle look. Changes are counted where the server does (CONDSTORE); the client asks only there. */
async function inboxState(client: ImapFlow): Promise<ImapCursor> {
  const state = await client.status(INBOX, { uidNext: true, uidValidity: true, highestModseq: true });
  if (!state || state.uidNext === undefined || state.uidValidity === undefined) throw new Error('The server gave no state of the inbox.');
  return { uidValidity: `${state.uidValidity}`, uidNext: state.uidNext, modSeq: state.highestModseq };
}

/** Opens a folder read-only, and closes it again so that its state can be asked for. */
async function inFolder<T>(client: ImapFlow, folder: string, work: (open: { uidValidity: bigint }) => Promise<T>): Promise<T> {
  const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
  const value = await work({ uidValidity });
  await client.mailboxClose();
  return value;
}
