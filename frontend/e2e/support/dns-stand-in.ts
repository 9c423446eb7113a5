import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const script = resolve(import.meta.dirname, '..', '..', '..', 'backend', 'test', 'support', 'dns-process.mjs');

/** The records of one name; `fault`: what the server does instead of an answer. */
interface Entry {
  TXT?: string[];
  MX?: [priority: number, exchange: string][];
  A?: string[];
  PTR?: string[];
  fault?: 'servfail' | 'silent';
}

/** A DNS server as a process of its own, with the records that a test gives. */
export class DnsStandIn {
  private constructor(
    private readonly child: ChildProcess,
    /** For DNS_SERVERS. */
    readonly address: string,
  ) {}

  static async start(zone: Record<string, Entry>): Promise<DnsStandIn> {
    const args = ['--experimental-transform-types', '--no-warnings', script, JSON.stringify(zone)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    if (typeof first[0] !== 'string') throw new Error(`The DNS stand-in ended with ${String(first[0])}.`);
    return new DnsStandIn(child, first[0]);
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}
