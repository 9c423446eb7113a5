import type { DnsAnswer } from '../../domain/dns-answer.js';
import type { MxHost } from '../../domain/judge-mx.js';

export interface ServerAddress {
  address: string;
  isPublic: boolean;
}

/** Most records of one answer, and most characters of one record, that are read. */
export const MOST_RECORDS = 50;
export const LONGEST_RECORD = 4_096;

/** DNS queries. Never throws; each answer comes within some seconds. Names are returned in lower case without a trailing dot. */
export abstract class DnsLookup {
  abstract texts(name: string): Promise<DnsAnswer<string>>;
  abstract mailServers(domain: string): Promise<DnsAnswer<MxHost>>;
  /** IPv4 and IPv6; an address is its own answer. */
  abstract addresses(host: string): Promise<DnsAnswer<ServerAddress>>;
  /** The names of an address. */
  abstract names(address: string): Promise<DnsAnswer<string>>;
}
