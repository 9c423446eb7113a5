import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** One message that the sink took over. */
export interface TakenMail {
  to: string[];
  /** Header and text as they came over the wire. */
  raw: string;
}

/** A real SMTP server on loopback that takes every email, except to `unknownAddresses`; for the server's SMTP_URL. */
export class MailSink {
  readonly mails: TakenMail[] = [];
  /** Refused for good, as an address without a mailbox is. */
  readonly unknownAddresses = new Set<string>();
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 10,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 });
        done(this.unknownAddresses.has(address) ? refusal : null);
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ to, raw: Buffer.concat(parts).toString('utf8') });
          done();
        });
      },
    });
    // A killed product cuts its connections; that is what some tests are about.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
