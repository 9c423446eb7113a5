import { InboxReader, type InboxAnswer, type InboxArrival, type InboxMessage, type InboxPage } from '../../gateways/index.js';
import { MailboxAccounts } from '../../mailboxes/index.js';

/** Reads the athlete's own account, of whichever kind. */
export class OwnInboxReader extends InboxReader {
  constructor(
    private readonly mailboxes: MailboxAccounts,
    private readonly gmail: InboxReader,
    private readonly imap: InboxReader,
  ) {
    super();
  }

  async startCursor(userId: string): Promise<InboxAnswer<{ kind: 'cursor'; cursor: string }>> {
    return (await this.readerOf(userId)).startCursor(userId);
  }

  async arrivedSince(userId: string, cursor: string, page: string | null): Promise<InboxAnswer<InboxPage>> {
    return (await this.readerOf(userId)).arrivedSince(userId, cursor, page);
  }

  async message(userId: string, id: string): Promise<InboxAnswer<{ kind: 'message'; message: InboxMessage | null }>> {
    return (await this.readerOf(userId)).message(userId, id);
  }

  async raw(userId: string, id: string): Promise<InboxAnswer<{ kind: 'raw'; raw: Buffer | null }>> {
    return (await this.readerOf(userId)).raw(userId, id);
  }

  async fromAddresses(userId: string, addresses: string[], since: Date): Promise<InboxAnswer<{ kind: 'found'; found: InboxArrival[] }>> {
    return (await this.readerOf(userId)).fromAddresses(userId, addresses, since);
  }

  async arrivedAfter(
    userId: string,
    since: Date,
    page: string | null,
  ): Promise<InboxAnswer<{ kind: 'found_page'; found: InboxArrival[]; nextPage: string | null }>> {
    return (await this.readerOf(userId)).arrivedAfter(userId, since, page);
  }

  private async readerOf(userId: string): Promise<InboxReader> {
    return (await this.mailboxes.isConnected(userId)) ? this.imap : this.gmail;
  }
}
