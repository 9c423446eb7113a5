import PostalMime from 'postal-mime';

const SNIPPET = 200;

/** One message as Gmail keeps it. */
export interface StoredMessage {
  id: string;
  threadId: string;
  labels: Set<string>;
  /** When Gmail took it over (internalDate), not what its Date header says. */
  at: Date;
  /** The record under which its arrival is in the history. */
  historyId: bigint;
  snippet: string;
  raw: Buffer;
  headers: { name: string; value: string }[];
  /** The first header of that name, unfolded; empty when there is none. */
  header(name: string): string;
}

interface HistoryRecord {
  id: bigint;
  message: StoredMessage;
  /** As they were then. */
  labels: string[];
}

export interface DeliverOptions {
  /** INBOX and UNREAD unless said otherwise; a filter that archives leaves INBOX out. */
  labels?: string[];
  /** Found by References and In-Reply-To unless said otherwise; 'new' begins one. */
  threadId?: string;
  at?: Date;
}

/** The email of one Google account. */
export class StandInMailbox {
  readonly email: string;
  readonly messages: StoredMessage[] = [];
  /** Gmail replaces the Message-ID of what is sent by one of its own. */
  rewritesMessageId = false;
  /** Every record of the history is told twice. */
  duplicatesHistory = false;
  /** Most that one page of a listing holds, whatever maxResults asks for. */
  pageSize = Infinity;
  private readonly history: HistoryRecord[] = [];
  private last: bigint;
  private oldest: bigint;

  /** `historyId` may be far beyond 64 bits: to clients it is opaque. */
  constructor(email: string, historyId = 1000n) {
    this.email = email;
    this.last = historyId;
    this.oldest = 0n;
  }

  get historyId(): string {
    return `${this.last}`;
  }

  get sent(): StoredMessage[] {
    return this.messages.filter((message) => message.labels.has('SENT'));
  }

  byId(id: string): StoredMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }

  hasThread(threadId: string): boolean {
    return this.messages.some((message) => message.threadId === threadId);
  }

  /** As messages.send does: files the message under SENT. */
  async send(raw: Buffer, threadId?: string, at = new Date()): Promise<StoredMessage> {
    const kept = this.rewritesMessageId ? withOwnMessageId(raw, `CA${this.last}x${this.messages.length}@mail.gmail.com`) : raw;
    return this.store(kept, { labels: ['SENT'], threadId: threadId ?? 'new', at });
  }

  /** Somebody's message arrives. */
  async deliver(raw: Buffer | string, options: DeliverOptions = {}): Promise<StoredMessage> {
    return this.store(Buffer.from(raw), { labels: ['INBOX', 'UNREAD'], ...options });
  }

  /** Every history id until now answers 404 from now on, as after about a week. */
  expireHistory(): void {
    this.last += 1n;
    this.oldest = this.last;
  }

  isExpired(start: bigint): boolean {
    return start < this.oldest;
  }

  /** Arrivals after `start`, oldest first, of messages that carried the label then. */
  arrivals(start: bigint, labelId: string | undefined): HistoryRecord[] {
    const found = this.history.filter(({ id, labels }) => id > start && (!labelId || labels.includes(labelId)));
    return this.duplicatesHistory ? found.flatMap((record) => [record, record]) : found;
  }

  archive(id: string): void {
    this.byId(id)?.labels.delete('INBOX');
  }

  /** The person deletes it; Gmail keeps it in the bin for 30 days. */
  trash(id: string): void {
    const message = this.byId(id);
    for (const label of ['INBOX', 'SENT']) message?.labels.delete(label);
    message?.labels.add('TRASH');
  }

  remove(id: string): void {
    const at = this.messages.findIndex((message) => message.id === id);
    if (at >= 0) this.messages.splice(at, 1);
  }

  private async store(raw: Buffer, { labels = [], threadId, at = new Date() }: DeliverOptions): Promise<StoredMessage> {
    const snippet = await snippetOf(raw);
    const headers = headersOf(raw);
    const header = (name: string) => headers.find((each) => each.name.toLowerCase() === name)?.value ?? '';
    this.last += 1n;
    const id = (0x18f0000000000000n + this.last).toString(16).slice(-16);
    const message: StoredMessage = {
      id,
      threadId: threadId === 'new' ? id : (threadId ?? this.threadOf(header) ?? id),
      labels: new Set(labels),
      at,
      historyId: this.last,
      snippet,
      raw,
      headers,
      header,
    };
    this.messages.push(message);
    this.history.push({ id: this.last, message, labels: [...labels] });
    return message;
  }

  /** A reply joins the thread of the message that it names. */
  private threadOf(header: (name: string) => string): string | undefined {
    const named: string[] = `${header('references')} ${header('in-reply-to')}`.match(/<[^<>\s]+>/g) ?? [];
    const known = this.messages.findLast((message) => named.includes(message.header('message-id').trim()));
    return known?.threadId;
  }
}

function headersOf(raw: Buffer): { name: string; value: string }[] {
  const [head = ''] = raw.toString('utf8').split(/\r?\n\r?\n/, 1);
  return head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [{ name: line.slice(0, at), value: line.slice(at + 1).trim() }] : [];
    });
}

async function snippetOf(raw: Buffer): Promise<string> {
  const { text } = await PostalMime.parse(raw);
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, SNIPPET);
}

function withOwnMessageId(raw: Buffer, id: string): Buffer {
  return Buffer.from(raw.toString('latin1').replace(/^Message-ID:.*(\r?\n[ \t].*)*/im, `Message-ID: <${id}>`), 'latin1');
}
