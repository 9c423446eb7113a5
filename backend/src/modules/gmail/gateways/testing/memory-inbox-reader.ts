import { InboxReader, type InboxAnswer, type InboxMessage, type InboxPage, type InboxTrouble } from '../application/ports/inbox-reader.js';

interface Kept {
  message: InboxMessage;
  raw: Buffer;
  /** The mailbox's cursor after it arrived. */
  at: bigint;
}

type Ids = Pick<InboxMessage, 'id' | 'threadId'>;

const ids = ({ message: { id, threadId } }: Kept): Ids => ({ id, threadId });

/** A mailbox for each athlete in memory, with pages, cursors that expire, and any trouble on demand. */
export class MemoryInboxReader extends InboxReader {
  /** Answered to the next calls, one each, instead of anything else. */
  readonly troubles: InboxTrouble[] = [];
  /** Names of the calls that came in, for counting. */
  readonly calls: string[] = [];
  pageSize = 500;
  private readonly boxes = new Map<string, Kept[]>();
  private last = 1000n;
  private oldest = 0n;

  /** A message arrives. */
  deliver(userId: string, message: InboxMessage, raw = Buffer.alloc(0)): void {
    this.last += 1n;
    this.box(userId).push({ message, raw, at: this.last });
  }

  remove(userId: string, id: string): void {
    this.boxes.set(
      userId,
      this.box(userId).filter(({ message }) => message.id !== id),
    );
  }

  /** Every cursor until now is too old. */
  expireCursors(): void {
    this.last += 1n;
    this.oldest = this.last;
  }

  startCursor(): Promise<InboxAnswer<{ kind: 'cursor'; cursor: string }>> {
    return this.answer('startCursor', () => ({ kind: 'cursor', cursor: `${this.last}` }));
  }

  arrivedSince(userId: string, cursor: string, page: string | null): Promise<InboxAnswer<InboxPage>> {
    return this.answer('arrivedSince', () => {
      if (BigInt(cursor) < this.oldest) return { kind: 'cursor_expired' };
      const all = this.inbox(userId)
        .filter(({ at }) => at > BigInt(cursor))
        .map(ids);
      const { items, nextPage } = this.paged(all, page);
      return { kind: 'page', arrived: items, nextPage, cursor: `${this.last}` };
    });
  }

  message(userId: string, id: string): Promise<InboxAnswer<{ kind: 'message'; message: InboxMessage | null }>> {
    return this.answer('message', () => ({ kind: 'message', message: this.byId(userId, id)?.message ?? null }));
  }

  raw(userId: string, id: string): Promise<InboxAnswer<{ kind: 'raw'; raw: Buffer | null }>> {
    return this.answer('raw', () => ({ kind: 'raw', raw: this.byId(userId, id)?.raw ?? null }));
  }

  fromAddresses(userId: string, addresses: string[], since: Date): Promise<InboxAnswer<{ kind: 'found'; found: Ids[] }>> {
    return this.answer('fromAddresses', () => {
      const found = this.box(userId).filter(({ message }) => {
        const from = message.headers['from']?.toLowerCase() ?? '';
        const wanted = addresses.some((address) => from.includes(address.toLowerCase()));
        return wanted && message.receivedAt >= since && !message.labels.includes('SENT');
      });
      return { kind: 'found', found: found.reverse().slice(0, 100).map(ids) };
    });
  }

  arrivedAfter(
    userId: string,
    since: Date,
    page: string | null,
  ): Promise<InboxAnswer<{ kind: 'found_page'; found: Ids[]; nextPage: string | null }>> {
    return this.answer('arrivedAfter', () => {
      const all = this.inbox(userId)
        .filter(({ message }) => message.receivedAt >= since)
        .reverse()
        .map(ids);
      const { items, nextPage } = this.paged(all, page);
      return { kind: 'found_page', found: items, nextPage };
    });
  }

  private async answer<T>(call: string, make: () => T | InboxTrouble): Promise<InboxAnswer<T>> {
    this.calls.push(call);
    return this.troubles.shift() ?? make();
  }

  private box(userId: string): Kept[] {
    const known = this.boxes.get(userId) ?? [];
    this.boxes.set(userId, known);
    return known;
  }

  private inbox(userId: string): Kept[] {
    return this.box(userId).filter(({ message }) => message.labels.includes('INBOX'));
  }

  private byId(userId: string, id: string): Kept | undefined {
    return this.box(userId).find(({ message }) => message.id === id);
  }

  private paged(all: Ids[], page: string | null): { items: Ids[]; nextPage: string | null } {
    const from = Number(page ?? 0);
    const to = from + this.pageSize;
    return { items: all.slice(from, to), nextPage: to < all.length ? `${to}` : null };
  }
}
