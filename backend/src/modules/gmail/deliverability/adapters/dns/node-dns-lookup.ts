import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

import { Injectable } from '@nestjs/common';

import { isPublicAddress } from '../../../../../platform/security/is-public-address.js';
import { DnsLookup, LONGEST_RECORD, MOST_RECORDS, type ServerAddress } from '../../application/ports/dns-lookup.js';
import { DeliverabilityConfig } from '../../config/deliverability-config.js';
import type { DnsAnswer } from '../../domain/dns-answer.js';
import type { MxHost } from '../../domain/judge-mx.js';

/** One try and one more, which together stay far below the limit of a check. */
const PATIENCE = { timeout: 2_000, tries: 2 };
/** No such name, no such record, and names that cannot exist. */
const NOTHING = ['ENOTFOUND', 'ENODATA', 'EBADNAME'];

/** Asks DNS_SERVERS, else the resolvers of this computer. */
@Injectable()
export class NodeDnsLookup extends DnsLookup {
  private readonly resolver = new Resolver(PATIENCE);

  constructor({ dnsServers }: DeliverabilityConfig) {
    super();
    if (dnsServers.length > 0) this.resolver.setServers([...dnsServers]);
  }

  texts(name: string): Promise<DnsAnswer<string>> {
    return answerOf(async () => (await this.resolver.resolveTxt(name)).map((parts) => parts.join('').slice(0, LONGEST_RECORD)));
  }

  mailServers(domain: string): Promise<DnsAnswer<MxHost>> {
    return answerOf(async () => {
      const records = await this.resolver.resolveMx(domain);
      return records.map(({ exchange, priority }) => ({ exchange: plainName(exchange), priority }));
    });
  }

  async addresses(host: string): Promise<DnsAnswer<ServerAddress>> {
    if (isIP(host) !== 0) return { kind: 'found', values: [serverAddress(host)] };
    const [four, six] = await Promise.all([answerOf(() => this.resolver.resolve4(host)), answerOf(() => this.resolver.resolve6(host))]);
    const values = [four, six].flatMap((answer) => (answer.kind === 'found' ? answer.values : []));
    if (values.length > 0) return { kind: 'found', values: values.slice(0, MOST_RECORDS).map(serverAddress) };
    return { kind: four.kind === 'failed' || six.kind === 'failed' ? 'failed' : 'none' };
  }

  names(address: string): Promise<DnsAnswer<string>> {
    return answerOf(async () => (await this.resolver.reverse(address)).map(plainName));
  }
}

const serverAddress = (address: string): ServerAddress => ({ address, isPublic: isPublicAddress(address) });
const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '');

async function answerOf<T>(ask: () => Promise<T[]>): Promise<DnsAnswer<T>> {
  try {
    const values = await ask();
    return values.length > 0 ? { kind: 'found', values: values.slice(0, MOST_RECORDS) } : { kind: 'none' };
  } catch (error) {
    return { kind: NOTHING.includes((error as NodeJS.ErrnoException).code ?? '') ? 'none' : 'failed' };
  }
}
