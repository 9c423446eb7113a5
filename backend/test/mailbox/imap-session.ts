import type { Socket } from 'node:net';
import { TLSSocket, createSecureContext } from 'node:tls';

import { ImapCommandReader, type Command } from './imap-command-reader.js';
import { fetched, marksAsRead } from './imap-fetch.js';
import { searched } from './imap-search.js';
import { rangesOf, toModifiedUtf7, words, type Token } from './imap-tokens.js';
import type { ImapFault } from './imap-fault.js';
import type { ImapStandIn } from './imap-stand-in.js';
import type { StandInAccount } from './stand-in-account.js';
import type { StandInFolder } from './stand-in-folder.js';

type Handler = (command: Command) => string | void;

const CHANGING = /^(?:STORE|COPY|MOVE|EXPUNGE|CREATE|DELETE|RENAME|UID (?:STORE|COPY|MOVE|EXPUNGE))$/;

/** One connection of a mail program: what the stand-in answers, from RFC 9051 and 3501. */
export class ImapSession {
  user = '';
  private account: StandInAccount | undefined;
  private folder: StandInFolder | undefined;
  private isReadOnly = false;
  private idleTag = '';
  private unwatch: () => void = () => undefined;
  private reader: ImapCommandReader;

  constructor(
    private readonly server: ImapStandIn,
    private socket: Socket,
  ) {
    this.attach(socket);
    const fault = server.faultFor('CONNECT');
    if (fault) this.misbehave(fault, '*');
    else this.say(`* OK [CAPABILITY ${this.capabilities()}] Stand-in ready`);
  }

  private readonly handlers: Record<string, Handler> = {
    CAPABILITY: () => this.say(`* CAPABILITY ${this.capabilities()}`),
    NOOP: () => this.sendCount(),
    ID: () => this.say('* ID NIL'),
    NAMESPACE: () => this.say('* NAMESPACE (("" "/")) NIL NIL'),
    ENABLE: () => this.say('* ENABLED'),
    LOGIN: ({ args }) => this.signIn(Buffer.from(String(args[0]), 'latin1').toString(), Buffer.from(String(args[1]), 'latin1').toString()),
    LIST: ({ args }) => this.list(String(args[1])),
    LSUB: () => undefined,
    STATUS: ({ args }) => this.status(String(args[0]), words(args[1])),
    SELECT: ({ args }) => this.select(String(args[0]), false),
    EXAMINE: ({ args }) => this.select(String(args[0]), true),
    CLOSE: () => this.close(),
    UNSELECT: () => this.close(),
    'UID FETCH': ({ args }) => this.fetch(String(args[0]), args[1]),
    'UID SEARCH': ({ args }) => this.search(args, true),
    APPEND: ({ args }) => this.append(args),
    LOGOUT: () => this.say('* BYE See you'),
  };

  end(): void {
    this.unwatch();
    this.socket.destroy();
  }

  private attach(socket: Socket): void {
    this.socket = socket;
    this.reader = new ImapCommandReader(
      (command) => void this.take(command),
      () => this.say('+ go on'),
    );
    socket.on('data', (chunk: Buffer) => this.reader.read(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => this.unwatch());
  }

  private capabilities(): string {
    const isPlain = !(this.socket instanceof TLSSocket) && !this.server.strips;
    return [
      ...this.server.capabilities,
      ...(this.server.countsChanges ? ['CONDSTORE'] : []),
      ...(isPlain ? ['STARTTLS', 'LOGINDISABLED'] : ['AUTH=PLAIN', ...(this.server.acceptsToken ? ['AUTH=XOAUTH2'] : [])]),
    ].join(' ');
  }

  private async take(command: Command): Promise<void> {
    if (this.idleTag !== '') return this.endIdle();
    this.server.note(this.user, command);
    if (this.server.latencyMs > 0) await new Promise((resume) => setTimeout(resume, this.server.latencyMs));
    const fault = this.server.faultFor(command.name);
    if (fault && fault.kind !== 'drop-after') return this.misbehave(fault, command.tag);
    this.carryOut(command);
    if (fault) this.end();
    if (command.name === 'LOGOUT') this.socket.end();
  }

  private carryOut(command: Command): void {
    const { tag, name } = command;
    if (name === 'STARTTLS') return this.startTls(tag);
    if (name === 'AUTHENTICATE') return this.authenticate(command);
    if (name === 'IDLE') return this.idle(tag);
    if (CHANGING.test(name)) this.account?.changes.push(command.line.slice(tag.length + 1));
    const handler = this.handlers[name];
    if (!handler) return this.say(`${tag} BAD Unknown command`);
    try {
      this.say(`${tag} ${handler(command) ?? 'OK Done'}`);
    } catch (error) {
      this.say(`${tag} BAD ${(error as Error).message}`);
    }
  }

  private misbehave(fault: ImapFault, tag: string): void {
    if (fault.kind === 'no') this.say(`${tag} NO ${fault.code ? `[${fault.code}] ` : ''}${fault.text}`);
    if (fault.kind === 'bye') this.say(`* BYE ${fault.text}`);
    if (fault.kind === 'literal') this.say(`* 1 FETCH (UID 1 BODY[TEXT] {${fault.size}}\r\nthe beginning`);
    if (fault.kind === 'line') this.socket.write(`* OK ${'x'.repeat(fault.size)}`);
    if (fault.kind === 'drop' || fault.kind === 'drop-after') this.end();
    if (fault.kind === 'bye') this.socket.end();
  }

  private startTls(tag: string): void {
    this.say(`${tag} OK Begin`);
    const plain = this.socket;
    plain.removeAllListeners('data');
    const secured = new TLSSocket(plain, { isServer: true, secureContext: createSecureContext(this.server.certificate) });
    this.attach(secured);
  }

  /** AUTHENTICATE PLAIN or XOAUTH2, with the answer in the same line or after a +. */
  private authenticate({ tag, args }: Command): void {
    const given = args[1];
    const mechanism = String(args[0]).toUpperCase();
    if (given === undefined) {
      this.say('+ ');
      this.socket.removeAllListeners('data');
      this.socket.once('data', (chunk: Buffer) => {
        this.socket.on('data', (more: Buffer) => this.reader.read(more));
        this.finishSignIn(tag, mechanism, chunk.toString('latin1').trim());
      });
      return;
    }
    this.finishSignIn(tag, mechanism, String(given));
  }

  private finishSignIn(tag: string, mechanism: string, encoded: string): void {
    const response = Buffer.from(encoded, 'base64').toString();
    const fault = this.server.faultFor('SIGN-IN');
    if (fault) return this.misbehave(fault, tag);
    if (mechanism === 'XOAUTH2') return this.say(`${tag} ${this.signInByToken(response)}`);
    const [, user = '', password = ''] = response.split('\0');
    this.say(`${tag} ${this.signIn(user, password)}`);
  }

  /** developers.google.com/workspace/gmail/imap/xoauth2-protocol; the refusal is that of Microsoft's servers. */
  private signInByToken(response: string): string {
    this.server.signIns += 1;
    const [, user = '', token = ''] = /^user=(.*)\u0001auth=Bearer (.*)\u0001\u0001$/.exec(response) ?? [];
    const account = this.server.acceptsToken?.(user, token) ? this.server.accounts.get(user.toLowerCase()) : undefined;
    if (account) return this.welcome(account, user);
    this.server.refusedSignIns += 1;
    return 'NO AUTHENTICATE failed.';
  }

  private signIn(user: string, password: string): string {
    this.server.signIns += 1;
    const account = this.server.accounts.get(user.toLowerCase());
    if (account?.password !== password) {
      this.server.refusedSignIns += 1;
      return 'NO [AUTHENTICATIONFAILED] Invalid credentials';
    }
    return this.welcome(account, user);
  }

  private welcome(account: StandInAccount, user: string): string {
    this.account = account;
    this.user = user;
    return `OK [CAPABILITY ${this.capabilities()}] Welcome`;
  }

  private list(pattern: string): void {
    const names = (this.account?.folders ?? []).filter(({ path }) => pattern === '*' || toModifiedUtf7(path) === pattern);
    for (const { path, specialUse } of names) {
      const flags = ['\\HasNoChildren', ...(specialUse && this.server.saysSpecialUse ? [specialUse] : [])];
      this.say(`* LIST (${flags.join(' ')}) "/" "${toModifiedUtf7(path)}"`);
    }
  }

  private status(name: string, items: string[]): string | void {
    const folder = this.folderNamed(name);
    if (!folder) return 'NO [NONEXISTENT] No such folder';
    const { count, uidNext, uidValidity, modSeq } = folder;
    const values: Record<string, number> = { MESSAGES: count, UIDNEXT: uidNext, UIDVALIDITY: uidValidity };
    if (this.server.countsChanges) values['HIGHESTMODSEQ'] = modSeq;
    const told = items.filter((item) => values[item] !== undefined).map((item) => `${item} ${values[item]}`);
    this.say(`* STATUS "${name}" (${told.join(' ')})`);
  }

  private select(name: string, isReadOnly: boolean): string {
    this.folder = this.folderNamed(name);
    if (!this.folder) return 'NO [NONEXISTENT] No such folder';
    this.isReadOnly = isReadOnly;
    const { count, uidValidity, uidNext } = this.folder;
    this.say('* FLAGS (\\Answered \\Flagged \\Deleted \\Seen \\Draft)');
    this.say(`* ${count} EXISTS\r\n* 0 RECENT`);
    this.say(`* OK [UIDVALIDITY ${uidValidity}] Valid\r\n* OK [UIDNEXT ${uidNext}] Next`);
    return `OK [${isReadOnly ? 'READ-ONLY' : 'READ-WRITE'}] Done`;
  }

  private close(): void {
    this.folder = undefined;
  }

  private sendCount(): void {
    if (this.folder) this.say(`* ${this.folder.count} EXISTS`);
  }

  private fetch(set: string, asked: Token | undefined): string | void {
    const { folder } = this;
    if (!folder) return 'BAD No folder is open';
    const items = words(asked);
    for (const [from, to] of rangesOf(set, folder.uidNext - 1)) {
      for (const sequence of folder.sequencesBetween(from, to)) {
        const mail = folder.bySequence(sequence);
        if (!mail) continue;
        if (items.some(marksAsRead) && !this.isReadOnly) {
          mail.flags.add('\\Seen');
          this.account?.changes.push(`\\Seen by ${items.join(' ')}`);
        }
        this.socket.write(fetched(sequence, mail, items));
      }
    }
  }

  private search(keys: Token[], isUid: boolean): string | void {
    const { folder } = this;
    if (!folder) return 'BAD No folder is open';
    const found = searched(folder, keys).map((sequence) => (isUid ? (folder.bySequence(sequence)?.uid ?? 0) : sequence));
    this.say(`* SEARCH ${found.join(' ')}`.trimEnd());
  }

  private append(args: Token[]): string {
    const folder = this.folderNamed(String(args[0]));
    if (!folder) return 'NO [TRYCREATE] No such folder';
    const flags = Array.isArray(args[1]) ? words(args[1]) : [];
    const raw = Buffer.from(String(args.at(-1)), 'latin1');
    this.account?.appended.push({ folder: folder.path, flags, raw });
    const { uid } = folder.add(raw, new Date(), flags);
    return `OK [APPENDUID ${folder.uidValidity} ${uid}] Done`;
  }

  private idle(tag: string): void {
    this.idleTag = tag;
    this.say('+ idling');
    this.unwatch = this.account?.watch(() => this.sendCount()) ?? this.unwatch;
  }

  private endIdle(): void {
    this.unwatch();
    this.say(`${this.idleTag} OK Done`);
    this.idleTag = '';
  }

  private folderNamed(name: string): StandInFolder | undefined {
    return this.account?.folders.find(({ path }) => toModifiedUtf7(path) === name || (path === 'INBOX' && name.toUpperCase() === 'INBOX'));
  }

  private say(line: string): void {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`);
  }
}
