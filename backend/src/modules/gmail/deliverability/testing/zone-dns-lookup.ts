import { DnsLookup, LONGEST_RECORD, MOST_RECORDS, type ServerAddress } from '../application/ports/dns-lookup.js';
import type { DnsAnswer } from '../domain/dns-answer.js';
import { ipNumber } from '../domain/ip-number.js';
import type { MxHost } from '../domain/judge-mx.js';
import { reverseName } from '../domain/reverse-name.js';
import { isPublicAddress } from '../../../../platform/security/is-public-address.js';
import type { DnsZone } from './dns-zone.js';

/** Answers from a zone, without a network. */
export class ZoneDnsLookup extends DnsLookup {
  /** The names that were asked for. */
  readonly asked: string[] = [];

  constructor(private readonly zone: DnsZone) {
    super();
  }

  async texts(name: string): Promise<DnsAnswer<string>> {
    return this.answer(name, 'TXT', (text) => text.slice(0, LONGEST_RECORD));
  }

  async mailServers(domain: string): Promise<DnsAnswer<MxHost>> {
    return this.answer(domain, 'MX', ([priority, exchange]) => ({ priority, exchange: exchange.toLowerCase() }));
  }

  async addresses(host: string): Promise<DnsAnswer<ServerAddress>> {
    if (ipNumber(host) !== null) return { kind: 'found', values: [withRange(host)] };
    const four = this.answer(host, 'A', withRange);
    const six = this.answer(host, 'AAAA', withRange);
    if (four.kind !== 'found') return six;
    return six.kind === 'found' ? { kind: 'found', values: [...four.values, ...six.values].slice(0, MOST_RECORDS) } : four;
  }

  async names(address: string): Promise<DnsAnswer<string>> {
    return this.answer(reverseName(address), 'PTR', (name) => name.toLowerCase());
  }

  private answer<K extends 'TXT' | 'MX' | 'A' | 'AAAA' | 'PTR', T>(
    name: string,
    type: K,
    read: (record: NonNullable<DnsZone[string][K]>[number]) => T,
  ): DnsAnswer<T> {
    this.asked.push(name);
    const entry = this.zone[name.toLowerCase()];
    if (entry?.fault) return { kind: 'failed' };
    const records: NonNullable<DnsZone[string][K]>[number][] = entry?.[type] ?? [];
    return records.length === 0 ? { kind: 'none' } : { kind: 'found', values: records.slice(0, MOST_RECORDS).map(read) };
  }
}

const withRange = (address: string): ServerAddress => ({ address, isPublic: isPublicAddress(address) });
