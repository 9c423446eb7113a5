import { Injectable } from '@nestjs/common';
import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { GmailAccounts, type GmailAccount } from '../../application/ports/gmail-accounts.js';
import { InboxReader, type InboxAnswer, type InboxMessage, type InboxPage, type InboxTrouble } from '../../../gateways/index.js';
import { GmailSessions, type SessionTrouble } from './gmail-sessions.js';
import { inboxMessage, READ_HEADERS } from './inbox-message.js';
import { rawHead } from './raw-head.js';
import { searchWord } from './search-word.js';

interface Ids {
  id: string;
  threadId: string;
}

type Page = { kind: 'found_page'; found: Ids[]; nextPage: string | null };

const PAGE = 500;
const FOUND = 100;
/** Longer searches are asked in several calls: Gmail's limit is not documented, 8 kB of address is common. */
const QUERY_LENGTH = 1_500;

/** The athlete's Gmail inbox, in as few and cheap calls as there are. */
@Injectable()
export class GmailInboxReader extends InboxReader {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly sessions: GmailSessions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async startCursor(userId: string): Promise<InboxAnswer<{ kind: 'cursor'; cursor: string }>> {
    const answer = await this.read(userId, async (gmail) => {
      const { data } = await gmail.users.getProfile({ userId: 'me', fields: 'historyId' });
      return { kind: 'cursor' as const, cursor: data.historyId ?? '0' };
    });
    return answer.kind === 'missing' ? { kind: 'unavailable', message: 'Gmail does not know this mailbox.' } : answer;
  }

  async arrivedSince(userId: string, cursor: string, page: string | null): Promise<InboxAnswer<InboxPage>> {
    const answer = await this.read(userId, async (gmail): Promise<InboxPage> => {
      const { data } = await gmail.users.history.list({
        userId: 'me',
        startHistoryId: cursor,
        labelId: 'INBOX',
        historyTypes: ['messageAdded'],
        maxResults: PAGE,
        pageToken: page ?? undefined,
        fields: 'history(messagesAdded(message(id,threadId))),nextPageToken,historyId',
      });
      const added = (data.history ?? []).flatMap(({ messagesAdded = [] }) => messagesAdded.map(({ message }) => message ?? {}));
      return { kind: 'page', arrived: idsOf(added), nextPage: data.nextPageToken ?? null, cursor: data.historyId ?? cursor };
    });
    return answer.kind === 'missing' ? { kind: 'cursor_expired' } : answer;
  }

  async message(userId: string, id: string): Promise<InboxAnswer<{ kind: 'message'; message: InboxMessage | null }>> {
    const answer = await this.read(userId, async (gmail) => {
      const { data } = await gmail.users.messages.get({
        userId: 'me',
        id,
        format: 'metadata',
        metadataHeaders: READ_HEADERS,
        fields: 'id,threadId,labelIds,snippet,internalDate,payload/headers',
      });
      return { kind: 'message' as const, message: inboxMessage(data) };
    });
    return answer.kind === 'missing' ? { kind: 'message', message: null } : answer;
  }

  async raw(userId: string, id: string): Promise<InboxAnswer<{ kind: 'raw'; raw: Buffer | null }>> {
    const answer = await this.read(userId, async (gmail) => {
      return { kind: 'raw' as const, raw: await rawHead(gmail, id) };
    });
    return answer.kind === 'missing' ? { kind: 'raw', raw: null } : answer;
  }

  async fromAddresses(userId: string, addresses: string[], since: Date): Promise<InboxAnswer<{ kind: 'found'; found: Ids[] }>> {
    const answer = await this.read(userId, async (gmail) => {
      const found: Ids[] = [];
      for (const from of queries(addresses)) {
        const q = `from:(${from}) -in:sent after:${seconds(since)}`;
        const { data } = await gmail.users.messages.list({ userId: 'me', q, maxResults: FOUND, fields: 'messages(id,threadId)' });
        found.push(...idsOf(data.messages ?? []));
      }
      return { kind: 'found' as const, found: newestFirst(found).slice(0, FOUND) };
    });
    return answer.kind === 'missing' ? { kind: 'found', found: [] } : answer;
  }

  async arrivedAfter(userId: string, since: Date, page: string | null): Promise<InboxAnswer<Page>> {
    const answer = await this.read(userId, async (gmail): Promise<Page> => {
      const { data } = await gmail.users.messages.list({
        userId: 'me',
        labelIds: ['INBOX'],
        q: `after:${seconds(since)}`,
        maxResults: PAGE,
        pageToken: page ?? undefined,
        fields: 'messages(id,threadId),nextPageToken',
      });
      return { kind: 'found_page', found: idsOf(data.messages ?? []), nextPage: data.nextPageToken ?? null };
    });
    return answer.kind === 'missing' ? { kind: 'found_page', found: [], nextPage: null } : answer;
  }

  private async read<T>(userId: string, work: (gmail: gmail_v1.Gmail) => Promise<T>): Promise<T | InboxTrouble | { kind: 'missing' }> {
    const account = await this.accounts.byUser(userId);
    const closed = this.whyClosed(account);
    if (closed) return closed;
    const opened = await this.sessions.open(account as GmailAccount);
    if (opened.kind !== 'done') return this.troubleOf(account as GmailAccount, opened);
    const answer = await this.sessions.call(opened.value, work);
    return answer.kind === 'done' ? answer.value : this.troubleOf(account as GmailAccount, answer);
  }

  /** Returns the errors that are known without a request to Gmail. */
  private whyClosed(account: GmailAccount | null): InboxTrouble | null {
    if (!account) return { kind: 'not_connected' };
    if (account.state !== 'connected') return { kind: 'needs_reconnect' };
    if (!account.canReadReplies) return { kind: 'send_only' };
    const { everyonePausedUntil } = account;
    return everyonePausedUntil && everyonePausedUntil > this.clock.now() ? { kind: 'slow_down', retryAt: everyonePausedUntil } : null;
  }

  private async troubleOf(account: GmailAccount, trouble: SessionTrouble): Promise<InboxTrouble | { kind: 'missing' }> {
    switch (trouble.kind) {
      case 'needs_reconnect':
        return { kind: 'needs_reconnect' };
      case 'not_granted':
        // The athlete took back reading alone; sending goes on.
        await this.accounts.loseReading(account.userId, account.grantId);
        return { kind: 'send_only' };
      case 'slow_down':
      case 'missing':
        return trouble;
      default:
        return { kind: 'unavailable', message: trouble.message };
    }
  }
}

/** Gmail may list a record twice. */
function idsOf(messages: gmail_v1.Schema$Message[]): Ids[] {
  const known = new Map<string, Ids>();
  for (const { id, threadId } of messages) if (id) known.set(id, { id, threadId: threadId ?? id });
  return [...known.values()];
}

/** Gmail's ids are hexadecimal and grow. */
function newestFirst(found: Ids[]): Ids[] {
  return found.sort((a, b) => (a.id.length === b.id.length ? (a.id < b.id ? 1 : -1) : b.id.length - a.id.length));
}

function queries(addresses: string[]): string[] {
  const made: string[] = [];
  for (const word of addresses.map(searchWord)) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < QUERY_LENGTH) made[made.length - 1] = `${last} OR ${word}`;
    else made.push(word);
  }
  return made;
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
