import { createServer as createPlainServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer } from 'node:tls';

import type { Command } from './imap-command-reader.js';
import type { ImapFault, ImapFaultRule } from './imap-fault.js';
import { ImapSession } from './imap-session.js';
import { StandInAccount } from './stand-in-account.js';
import type { IssuedCertificate } from './test-authority.js';

export interface NotedCommand {
  user: string;
  name: string;
  line: string;
}

/** A mail server's reading side on a TLS socket of loopback, failing as told; it notes every command. */
export class ImapStandIn {
  readonly accounts = new Map<string, StandInAccount>();
  readonly commands: NotedCommand[] = [];
  readonly capabilities = ['IMAP4rev1', 'LITERAL+', 'SASL-IR', 'IDLE', 'NAMESPACE', 'UIDPLUS', 'SPECIAL-USE', 'ENABLE'];
  /** Without it the folders' uses have to be guessed from their names. */
  saysSpecialUse = true;
  /** Whether it counts the changes of a folder (CONDSTORE). */
  countsChanges = false;
  /** Before each answer, for measurements. */
  latencyMs = 0;
  /** Whether it offers XOAUTH2, and which access tokens open whose mailbox. */
  acceptsToken: ((user: string, token: string) => boolean) | undefined;
  signIns = 0;
  refusedSignIns = 0;
  connections = 0;
  private readonly rules: ImapFaultRule[] = [];
  private readonly sessions = new Set<ImapSession>();

  /** Connections that are open now. */
  get open(): number {
    return this.sessions.size;
  }
  private readonly server: Server;

  private constructor(
    readonly certificate: IssuedCertificate,
    isPlain: boolean,
    /** Whether it offers no encryption where it begins without, and takes passwords in the clear. */
    readonly strips: boolean,
  ) {
    const welcome = (socket: Socket) => this.welcome(socket);
    this.server = isPlain ? createPlainServer(welcome) : createServer(certificate, welcome);
    this.server.on('tlsClientError', () => undefined);
  }

  /** `isPlain`: begins without TLS and offers STARTTLS. */
  static async start(certificate: IssuedCertificate, { isPlain = false, strips = false } = {}): Promise<ImapStandIn> {
    const standIn = new ImapStandIn(certificate, isPlain, strips);
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  addAccount(user: string, password: string): StandInAccount {
    const account = new StandInAccount(user, password);
    this.accounts.set(user.toLowerCase(), account);
    return account;
  }

  /** The next `times` commands of that name fail; CONNECT is the greeting, SIGN-IN a sign-in that came through. */
  fail(on: string, fault: ImapFault, times = Infinity): void {
    this.rules.push({ on, fault, left: times });
  }

  /** No faults and no notes; accounts and messages stay. */
  calm(): void {
    this.rules.length = 0;
    this.commands.length = 0;
    this.signIns = 0;
    this.refusedSignIns = 0;
  }

  faultFor(name: string): ImapFault | undefined {
    const rule = this.rules.find(({ on, left }) => on === name && left > 0);
    if (rule) rule.left -= 1;
    return rule?.fault;
  }

  /** Names of the commands that came in, in order. */
  get names(): string[] {
    return this.commands.map(({ name }) => name);
  }

  note(user: string, { name, line, tag }: Command): void {
    const isSecret = name === 'LOGIN' || name === 'AUTHENTICATE';
    this.commands.push({ user, name, line: isSecret ? name : line.slice(tag.length + 1) });
  }

  /** Every client loses its connection. */
  dropAll(): void {
    for (const session of this.sessions) session.end();
  }

  async stop(): Promise<void> {
    this.dropAll();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private welcome(socket: Socket): void {
    this.connections += 1;
    // An answer of two lines leaves at once, as from any mail server.
    socket.setNoDelay(true);
    const session = new ImapSession(this, socket);
    this.sessions.add(session);
    socket.once('close', () => this.sessions.delete(session));
  }
}
