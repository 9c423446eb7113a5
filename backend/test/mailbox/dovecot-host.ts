import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ImapFlow } from 'imapflow';

import type { MailServer } from '../../src/shared-kernel/mail-server.js';
import { deliveryReport, reply } from '../gmail/coach-mails.js';
import { SmtpSink, type SinkMail } from '../support/smtp-sink.js';
import { Dovecot } from './dovecot.js';
import { TestAuthority } from './test-authority.js';

const HOST = 'localhost';

/** A provider of mailboxes whose IMAP is a real Dovecot; what is submitted goes to Sent, and comes back only when a test says so. */
export class DovecotHost {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'recruit-dovecot-host-'));
  private readonly passwords = new Map<string, string>();

  private constructor(
    private readonly authority: TestAuthority,
    private readonly dovecot: Dovecot,
    private readonly smtp: SmtpSink,
  ) {}

  static async start(program: string): Promise<DovecotHost> {
    const authority = new TestAuthority();
    const certificate = authority.issue([HOST, '127.0.0.1']);
    const smtp = await SmtpSink.start(0, {
      ...{ ...certificate, secure: true, authMethods: ['PLAIN', 'LOGIN'] },
      onAuth: ({ username = '', password }, _session, done) => {
        if (password !== undefined && host.passwords.get(username) === password) return done(null, { user: username });
        done(Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 }));
      },
    });
    const host: DovecotHost = new DovecotHost(authority, await Dovecot.start(program, certificate), smtp);
    smtp.onTaken = ({ envelopeFrom, raw }) => host.dovecot.deliver(envelopeFrom, raw, { folder: 'Sent', flags: 'S' });
    return host;
  }

  get env(): Record<string, string> {
    const file = path.join(this.folder, 'authority.pem');
    writeFileSync(file, this.authority.certificate);
    return { MAILBOX_ALLOWED_HOSTS: `${HOST}:${this.dovecot.port},${HOST}:${this.smtp.port}`, MAILBOX_CA_FILE: file };
  }

  get servers(): { imap: MailServer; smtp: MailServer } {
    const of = (port: number): MailServer => ({ host: HOST, port, security: 'tls' });
    return { imap: of(this.dovecot.port), smtp: of(this.smtp.port) };
  }

  get mails(): readonly SinkMail[] {
    return this.smtp.mails;
  }

  addAccount(address: string, password: string): void {
    this.passwords.set(address, password);
    this.dovecot.addAccount(address, password);
  }

  /** The coach's answer to the email that was sent to `coach`. */
  answer(address: string, coach: string): void {
    this.dovecot.deliver(address, reply(this.sentTo(coach)));
  }

  /** The email that was sent to `coach` comes back: there is no such address. */
  bounce(address: string, coach: string): void {
    this.dovecot.deliver(address, deliveryReport(this.sentTo(coach)));
  }

  /** An email of somebody else. */
  other(address: string): void {
    this.dovecot.deliver(address, reply(undefined, { from: 'Shop <news@shop.example>', to: address, subject: 'Sale' }));
  }

  /** Subject and flags of every message of the inbox, as another mail program sees them. */
  async flags(address: string): Promise<{ subject: string; flags: string[] }[]> {
    const client = new ImapFlow({
      ...{ host: HOST, port: this.dovecot.port, secure: true, logger: false, tls: { ca: this.authority.certificate } },
      auth: { user: address, pass: this.passwords.get(address) ?? '' },
    });
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const messages = await client.fetchAll('1:*', { flags: true, envelope: true });
    await client.logout();
    return messages.map(({ envelope, flags }) => ({ subject: envelope?.subject ?? '', flags: [...(flags ?? [])] }));
  }

  async stop(): Promise<void> {
    await Promise.all([this.dovecot.stop(), this.smtp.stop()]);
    rmSync(this.folder, { recursive: true });
  }

  private sentTo(coach: string): Parameters<typeof reply>[0] & object {
    const mail = this.smtp.mails.find(({ to }) => to.includes(coach));
    if (!mail) throw new Error(`nothing was sent to ${coach}`);
    return { header: (name: string) => mail.headers[name] ?? '' } as Parameters<typeof reply>[0] & object;
  }
}
