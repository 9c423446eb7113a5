import { MailOpens } from '../application/ports/mail-opens.js';

export interface OpenedMail {
  sentAt: Date | null;
  openedAt: Date | null;
  persons: number;
  machines: number;
}

/** Emails by the token of their picture. */
export class MemoryMailOpens extends MailOpens {
  readonly mails = new Map<string, OpenedMail>();

  add(token: string, sentAt: Date | null): void {
    this.mails.set(token, { sentAt, openedAt: null, persons: 0, machines: 0 });
  }

  async sentAt(token: string): Promise<Date | null | undefined> {
    return this.mails.get(token)?.sentAt;
  }

  async note(token: string, machine: boolean, now: Date): Promise<void> {
    const mail = this.mails.get(token);
    if (!mail) return;
    if (machine) {
      mail.machines += 1;
      return;
    }
    mail.persons += 1;
    if (mail.sentAt) mail.openedAt ??= now;
  }
}
