import { LinkProbe } from '../application/ports/link-probe.js';
import type { LinkOutcome } from '../domain/link-answer.js';

/** The web in memory: the response of each URL. All other hosts are unknown. */
export class MemoryLinkProbe extends LinkProbe {
  readonly answers = new Map<string, LinkOutcome>();
  readonly asked: string[] = [];

  async ask(url: string): Promise<LinkOutcome> {
    this.asked.push(url);
    return this.answers.get(url) ?? { kind: 'no_public_host' };
  }
}
