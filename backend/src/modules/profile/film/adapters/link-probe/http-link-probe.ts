import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { LinkProbe } from '../../application/ports/link-probe.js';
import type { LinkOutcome } from '../../domain/link-answer.js';
import { NotPublic, publicLookup } from './public-lookup.js';
import { ReachableHosts } from './reachable-hosts.js';

const MAX_REDIRECTS = 5;
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; Recruit link check)', accept: 'text/html,*/*' };

interface Head {
  status: number;
  location: string | undefined;
}

/** Requests with HEAD and, where that is refused, with GET, whose body is not read. */
@Injectable()
export class HttpLinkProbe extends LinkProbe {
  /** For everything together; a test need not wait as long. */
  timeoutMs = 5_000;

  /** Response time for an unknown or private host, in milliseconds: fixed, so that timing reveals nothing. */
  noHostMs = 1_000;

  constructor(private readonly hosts: ReachableHosts) {
    super();
  }

  async ask(url: string): Promise<LinkOutcome> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const began = performance.now();
    try {
      const byHead = await this.follow('HEAD', new URL(url), signal);
      const refused = byHead.kind === 'status' && byHead.status >= 400;
      return refused ? await this.follow('GET', new URL(url), signal) : byHead;
    } catch (error) {
      const outcome = failureOf(error, signal);
      if (outcome.kind === 'no_public_host') await pause(Math.max(0, this.noHostMs - (performance.now() - began)));
      return outcome;
    }
  }

  private async follow(method: string, start: URL, signal: AbortSignal): Promise<LinkOutcome> {
    let url = start;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const { status, location } = await this.head(method, url, signal);
      if (status < 300 || status >= 400 || location === undefined) return { kind: 'status', status };
      url = new URL(location, url);
    }
    return { kind: 'too_many_redirects' };
  }

  private head(method: string, url: URL, signal: AbortSignal): Promise<Head> {
    if (!['http:', 'https:'].includes(url.protocol)) throw new NotPublic(url.protocol);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const address = url.hostname.replace(/^\[|\]$/g, '');
    // An address that is no name is never looked up.
    if (isIP(address) && !this.hosts.allows(address, port)) throw new NotPublic(address);
    const { request } = url.protocol === 'https:' ? https : http;
    const options = { method, headers: HEADERS, agent: false, signal, lookup: publicLookup(this.hosts, port) };
    return new Promise((resolve, reject) => {
      const asked = request(url, options, (response: IncomingMessage) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.destroy();
      });
      asked.on('error', reject);
      asked.end();
    });
  }
}

function failureOf(error: unknown, signal: AbortSignal): LinkOutcome {
  if (signal.aborted) return { kind: 'timeout' };
  const { code = '' } = error as NodeJS.ErrnoException;
  const unknown = error instanceof NotPublic || ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code);
  return { kind: unknown ? 'no_public_host' : 'no_connection' };
}
