import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { SMTPServerAuthentication } from 'smtp-server';

import type { MailServer } from '../../src/shared-kernel/mail-server.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { ImapStandIn } from './imap-stand-in.js';
import type { StandInAccount } from './stand-in-account.js';
import { TestAuthority } from './test-authority.js';

const HOST = 'localhost';

/** `strips`: with STARTTLS, the offer to encrypt is taken out, as somebody between client and server would do. */
export interface MailHostOptions {
  security?: MailServer['security'];
  strips?: boolean;
}

/** A provider of mailboxes in small: IMAP and submission over TLS, with one password for both. */
export class MailHost {
  /** Whether submitted mail is put into Sent, as most providers do. */
  filesSent = true;
  /** Sign-ins to send. */
  signIns = 0;
  /** What the next of them are answered with instead; the sink's own refusals are for mails. */
  refuseSignIn: { code: number; words: string } | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'recruit-mail-host-'));

  private constructor(
    readonly authority: TestAuthority,
    readonly imap: ImapStandIn,
    readonly smtp: SmtpSink,
    private readonly security: MailServer['security'],
  ) {}

  static async start({ security = 'tls', strips = false }: MailHostOptions = {}): Promise<MailHost> {
    const authority = new TestAuthority();
    const certificate = authority.issue([HOST, '127.0.0.1']);
    const isPlain = security === 'starttls';
    const imap = await ImapStandIn.start(certificate, { isPlain, strips });
    const sink = await SmtpSink.start(0, {
      ...certificate,
      secure: !isPlain,
      allowInsecureAuth: strips,
      disabledCommands: strips ? ['STARTTLS'] : [],
      authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
      onAuth: (auth, _session, done) => host.signIn(auth, done),
    });
    const host: MailHost = new MailHost(authority, imap, sink, security);
    sink.onTaken = ({ envelopeFrom, raw }) => {
      if (host.filesSent) host.accountOf(envelopeFrom)?.folder('Sent').add(Buffer.from(raw), new Date(), ['\\Seen']);
    };
    return host;
  }

  /** The server's variables that let it connect here. */
  get env(): Record<string, string> {
    const file = path.join(this.folder, 'authority.pem');
    writeFileSync(file, this.authority.certificate);
    return { MAILBOX_ALLOWED_HOSTS: `${HOST}:${this.imap.port},${HOST}:${this.smtp.port}`, MAILBOX_CA_FILE: file };
  }

  get allowedHosts(): Set<string> {
    return new Set([`${HOST}:${this.imap.port}`, `${HOST}:${this.smtp.port}`]);
  }

  addAccount(address: string, password = 'correct horse'): StandInAccount {
    return this.imap.addAccount(address, password);
  }

  accountOf(address: string): StandInAccount | undefined {
    return this.imap.accounts.get(address.toLowerCase());
  }

  /** From now on mailboxes open by the access tokens that `accepts` knows too. */
  useTokens(accepts: (user: string, token: string) => boolean): void {
    this.imap.acceptsToken = accepts;
  }

  private acceptsToken(user: string, token: string): boolean {
    return this.accountOf(user) !== undefined && this.imap.acceptsToken?.(user, token) === true;
  }

  /** The servers as a form names them. */
  get servers(): { imap: MailServer; smtp: MailServer } {
    const { security } = this;
    return { imap: { host: HOST, port: this.imap.port, security }, smtp: { host: HOST, port: this.smtp.port, security } };
  }

  /** No faults, no notes, no emails; accounts stay. */
  calm(): void {
    this.imap.calm();
    this.smtp.behaveWell();
    this.smtp.mails.length = 0;
    this.signIns = 0;
    this.refuseSignIn = undefined;
    this.filesSent = true;
  }

  async stop(): Promise<void> {
    await Promise.all([this.imap.stop(), this.smtp.stop()]);
    rmSync(this.folder, { recursive: true });
  }

  private signIn(
    { username = '', password, method, accessToken = '' }: SMTPServerAuthentication,
    done: (error: Error | null, answer?: { user: string }) => void,
  ): void {
    this.signIns += 1;
    if (this.refuseSignIn) {
      const { code, words } = this.refuseSignIn;
      return done(Object.assign(new Error(words), { responseCode: code }));
    }
    const isKnown = method === 'XOAUTH2' ? this.acceptsToken(username, accessToken) : this.accountOf(username)?.password === password;
    if (isKnown) return done(null, { user: username });
    done(Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 }));
  }
}
