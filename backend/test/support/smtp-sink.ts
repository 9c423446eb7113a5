import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** One message the sink took over: from then on a second copy to the same coach is a duplicate. */
export interface SinkMail {
  /** The envelope's addresses. */
  envelopeFrom: string;
  to: string[];
  /** The header's addresses and fields. */
  from: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  messageId: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  raw: string;
}

/**
 * What the sink does instead of taking a message:
 * - refuse-recipient, refuse-data: answers with `code` (4xx passing, 5xx final); nothing is taken
 * - stall: reads the message and never answers; nothing is taken
 * - drop-at-data: cuts the connection instead of asking for the message; nothing is taken
 * - drop-in-message: cuts the connection while the message comes in; nothing is taken
 * - drop-before-answer: takes the message and cuts the connection without a word
 * - drop-after-answer: takes the message, says so, and cuts the connection
 * - slow: takes the message and answers `ms` later
 */
export type SinkBehaviour =
  | { kind: 'refuse-recipient'; code: number; words?: string }
  | { kind: 'refuse-data'; code: number; words?: string }
  | { kind: 'stall' }
  | { kind: 'drop-at-data' }
  | { kind: 'drop-in-message' }
  | { kind: 'drop-before-answer' }
  | { kind: 'drop-after-answer' }
  | { kind: 'slow'; ms: number };

interface Rule {
  matches: RegExp;
  behaviour: SinkBehaviour;
  left: number;
}

type Done = (error?: Error | null) => void;

function refusal({ code, words = code < 500 ? 'Try again later' : 'Not here' }: { code: number; words?: string }): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

async function parseMail(raw: string, session: SMTPServerSession): Promise<SinkMail> {
  const mail = await PostalMime.parse(raw);
  const { mailFrom, rcptTo } = session.envelope;
  return {
    envelopeFrom: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    from: mail.from?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    raw,
  };
}

/** A real SMTP server on loopback that keeps what it takes, and misbehaves as told. */
export class SmtpSink {
  /** What was taken, in order. */
  readonly mails: SinkMail[] = [];
  /** Called with each message that was taken, before the answer. */
  onTaken: (mail: SinkMail) => void = () => undefined;
  private readonly rules: Rule[] = [];
  /** By the other side's port. */
  private readonly sockets = new Map<number, Socket>();
  private readonly waiting = new Set<() => void>();
  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      ...options,
      disableReverseLookup: true,
      closeTimeout: 10,
      onRcptTo: ({ address }, _session, done) => {
        const behaviour = this.behaviourFor(address, (kind) => kind === 'refuse-recipient');
        if (behaviour?.kind === 'refuse-recipient') return done(refusal(behaviour));
        return done();
      },
      onData: (stream, session, done) => void this.receive(stream, session, done),
    });
    // Cut connections are this server's daily bread.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket) => {
      const port = socket.remotePort ?? 0;
      this.sockets.set(port, socket);
      socket.once('close', () => this.sockets.delete(port));
    });
  }

  /** `options`: TLS and sign-in; without them everybody may send in the clear. */
  static async start(
    port = 0,
    options: SMTPServerOptions = { authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] },
  ): Promise<SmtpSink> {
    const sink = new SmtpSink(options);
    await new Promise<void>((resolve) => sink.server.listen(port, '127.0.0.1', resolve));
    return sink;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** For SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The next `times` messages to an address that matches meet `behaviour`; earlier rules win. */
  behave(matches: RegExp, behaviour: SinkBehaviour, times = Infinity): void {
    this.rules.push({ matches, behaviour, left: times });
  }

  /** From now on everything is taken at once. */
  behaveWell(): void {
    this.rules.length = 0;
  }

  /** Resolves as soon as `count` messages have been taken. */
  async untilTaken(count: number): Promise<void> {
    while (this.mails.length < count) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  /** Waits for an email that is the one asked for, whatever else arrives. */
  async untilThere(isIt: (mail: SinkMail) => boolean): Promise<SinkMail> {
    for (;;) {
      const mail = this.mails.find(isIt);
      if (mail) return mail;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private behaviourFor(address: string, wanted: (kind: string) => boolean): SinkBehaviour | undefined {
    const rule = this.rules.find(({ matches, left, behaviour }) => {
      return left > 0 && wanted(behaviour.kind) && matches.test(address);
    });
    if (rule) rule.left -= 1;
    return rule?.behaviour;
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): Promise<void> {
    const address = session.envelope.rcptTo[0]?.address ?? '';
    const behaviour = this.behaviourFor(address, (kind) => kind !== 'refuse-recipient');
    const socket = this.sockets.get(session.remotePort);
    if (behaviour?.kind === 'drop-at-data') {
      socket?.destroy();
      return;
    }
    if (behaviour?.kind === 'drop-in-message') {
      stream.once('data', () => socket?.destroy());
      return;
    }
    const raw = await readAll(stream).catch(() => undefined);
    if (raw !== undefined) await this.settle(raw, session, behaviour, done);
  }

  private async settle(raw: string, session: SMTPServerSession, behaviour: SinkBehaviour | undefined, done: Done): Promise<void> {
    if (behaviour?.kind === 'stall') return;
    if (behaviour?.kind === 'refuse-data') {
      done(refusal(behaviour));
      return;
    }
    await this.take(raw, session);
    this.answer(behaviour, this.sockets.get(session.remotePort), done);
  }

  private async take(raw: string, session: SMTPServerSession): Promise<void> {
    const mail = await parseMail(raw, session);
    this.mails.push(mail);
    this.onTaken(mail);
    for (const resume of this.waiting) resume();
    this.waiting.clear();
  }

  private answer(behaviour: SinkBehaviour | undefined, socket: Socket | undefined, done: Done): void {
    if (behaviour?.kind === 'drop-before-answer') {
      socket?.destroy();
    } else if (behaviour?.kind === 'slow') {
      setTimeout(done, behaviour.ms);
    } else {
      done();
      if (behaviour?.kind === 'drop-after-answer') socket?.destroySoon();
    }
  }
}
