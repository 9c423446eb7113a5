import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import { dovecotConfig, type DovecotPlace } from './dovecot-config.js';
import type { IssuedCertificate } from './test-authority.js';

/** A real Dovecot on loopback, over TLS, in a folder of its own; as root its processes run as `nobody`. */
export class Dovecot {
  private delivered = 0;

  private constructor(
    private readonly place: DovecotPlace,
    private readonly master: ChildProcess,
  ) {}

  /** `program`: path of dovecot. Throws with Dovecot's own words when it does not listen. */
  static async start(program: string, { cert, key }: IssuedCertificate): Promise<Dovecot> {
    const folder = mkdtempSync(path.join(tmpdir(), 'recruit-dovecot-'));
    const owner = process.getuid?.() === 0 ? 'nobody' : userInfo().username;
    const group = execFileSync('id', ['-gn', owner], { encoding: 'utf8' }).trim();
    const place = { folder, port: await freePort(), user: owner, group };
    for (const name of ['run', 'state', 'mail']) mkdirSync(path.join(folder, name));
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
    const files = { 'cert.pem': cert, 'key.pem': key, users: '', 'dovecot.conf': dovecotConfig(version.trim(), place) };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    own(place, folder);
    const master = spawn(program, ['-F', '-c', path.join(folder, 'dovecot.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
    const dovecot = new Dovecot(place, master);
    await dovecot.untilListening();
    return dovecot;
  }

  get port(): number {
    return this.place.port;
  }

  addAccount(address: string, password: string): void {
    appendFileSync(this.fileOf('users'), `${address}:{PLAIN}${password}\n`);
  }

  /** Puts a message into a folder as a mail server does (maildir): whole, under its name at once. */
  deliver(address: string, raw: string, { folder = 'INBOX', flags = '' } = {}): void {
    const box = this.fileOf('mail', address, ...(folder === 'INBOX' ? [] : [`.${folder}`]));
    for (const name of ['tmp', 'new', 'cur']) mkdirSync(path.join(box, name), { recursive: true });
    this.delivered += 1;
    const name = `${Math.floor(Date.now() / 1000)}.M${this.delivered}P${process.pid}.test`;
    writeFileSync(path.join(box, 'tmp', name), raw);
    own(this.place, this.fileOf('mail', address));
    renameSync(path.join(box, 'tmp', name), flags === '' ? path.join(box, 'new', name) : path.join(box, 'cur', `${name}:2,${flags}`));
  }

  async stop(): Promise<void> {
    if (this.master.exitCode === null) {
      const gone = once(this.master, 'exit');
      this.master.kill('SIGTERM');
      await gone;
    }
    rmSync(this.place.folder, { recursive: true });
  }

  private fileOf(...names: string[]): string {
    return path.join(this.place.folder, ...names);
  }

  private async untilListening(): Promise<void> {
    while (!(await answers(this.port))) {
      if (this.master.exitCode !== null) throw new Error(`Dovecot ended: ${this.words()}`);
    }
  }

  private words(): string {
    try {
      return readFileSync(this.fileOf('log'), 'utf8');
    } catch {
      return 'it wrote no log';
    }
  }
}

/** Only root can give files away, and only root has to. */
function own({ user, group }: DovecotPlace, folder: string): void {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${user}:${group}`, folder]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<unknown>((resolve) => server.close(resolve));
  return port;
}

/** Whether somebody accepts connections; a refusal comes after a moment, so that asking again costs little. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => setTimeout(resolve, 50, false));
  });
  socket.destroy();
  return isOpen;
}
