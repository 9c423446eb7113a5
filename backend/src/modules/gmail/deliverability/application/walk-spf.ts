import type { DnsAnswer } from '../domain/dns-answer.js';
import { isSpf, parseSpf, type SpfTerm } from '../domain/parse-spf.js';
import { MOST_LOOKUPS, type SpfNode, type SpfStep, type SpfTree } from '../domain/spf-tree.js';
import type { DnsLookup } from './ports/dns-lookup.js';

/** Servers of an `mx` term that are looked up (RFC 7208, 4.6.4). */
const MOST_SERVERS = 10;

/** Looks up what an SPF record refers to, as a receiver does; ends above 10 lookups. */
export async function walkSpf(dns: DnsLookup, domain: string, text: string): Promise<SpfTree> {
  return new SpfWalk(dns).from(domain, text);
}

class SpfWalk {
  private lookups = 0;
  private emptyLookups = 0;
  private failed = false;
  private readonly faults: string[] = [];

  constructor(private readonly dns: DnsLookup) {}

  async from(domain: string, text: string): Promise<SpfTree> {
    const root = await this.node(domain, text);
    const { lookups, emptyLookups, faults, failed } = this;
    return { root, lookups, emptyLookups, faults, failed };
  }

  private async node(domain: string, text: string): Promise<SpfNode> {
    const { terms, redirect, broken } = parseSpf(text);
    if (broken.length > 0) this.faults.push(`${domain} has a term that nobody understands: ${broken.slice(0, 3).join(' ')}.`);
    const steps: SpfStep[] = [];
    // One after the other, so that the count ends the walk at the same place for every receiver.
    for (const term of terms) {
      if (this.lookups > MOST_LOOKUPS) break;
      steps.push(await this.step(domain, term));
    }
    const hasAll = terms.some(({ mechanism }) => mechanism === 'all');
    return { steps, redirect: redirect === null || hasAll ? null : await this.other(redirect) };
  }

  private async step(domain: string, term: SpfTerm): Promise<SpfStep> {
    const { qualifier, mechanism, value } = term;
    if (mechanism === 'all') return { kind: 'all', qualifier };
    if (mechanism === 'ip4' || mechanism === 'ip6') return { kind: 'networks', qualifier, networks: [value] };
    if (mechanism === 'include') return this.include(term);
    this.lookups += 1;
    const isSeen = (mechanism === 'a' || mechanism === 'mx') && !value.includes('%') && this.lookups <= MOST_LOOKUPS;
    return isSeen ? { kind: 'networks', qualifier, networks: await this.networks(value || domain, term) } : { kind: 'unseen', qualifier };
  }

  private async include({ qualifier, value }: SpfTerm): Promise<SpfStep> {
    const node = await this.other(value);
    return node === null ? { kind: 'unseen', qualifier } : { kind: 'include', qualifier, domain: value.toLowerCase(), node };
  }

  private async networks(name: string, { mechanism, length4, length6 }: SpfTerm): Promise<string[]> {
    const addresses = mechanism === 'a' ? await this.addresses(name) : await this.addressesOfServers(name);
    return addresses.map((address) => `${address}/${address.includes(':') ? length6 : length4}`);
  }

  /** The record of another domain; null, with the fault noted, when it has none. */
  private async other(domain: string): Promise<SpfNode | null> {
    this.lookups += 1;
    if (this.lookups > MOST_LOOKUPS || domain.includes('%')) return null;
    const texts = this.valuesOf(await this.dns.texts(domain)).filter(isSpf);
    if (texts.length === 1) return this.node(domain, texts[0] ?? '');
    if (!this.failed) this.faults.push(`${domain} has ${texts.length === 0 ? 'no SPF record' : 'more than one SPF record'}.`);
    return null;
  }

  private async addressesOfServers(domain: string): Promise<string[]> {
    const servers = this.valuesOf(await this.dns.mailServers(domain)).slice(0, MOST_SERVERS);
    const answers = await Promise.all(servers.map(({ exchange }) => this.dns.addresses(exchange)));
    return answers.flatMap((answer) => (answer.kind === 'found' ? answer.values.map(({ address }) => address) : []));
  }

  private async addresses(host: string): Promise<string[]> {
    return this.valuesOf(await this.dns.addresses(host)).map(({ address }) => address);
  }

  private valuesOf<T>(answer: DnsAnswer<T>): T[] {
    if (answer.kind === 'found') return answer.values;
    if (answer.kind === 'none') this.emptyLookups += 1;
    else this.failed = true;
    return [];
  }
}
