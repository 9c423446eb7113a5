/** The records of a small world, by name. `fault`: what the server does instead of an answer. */
export interface ZoneEntry {
  TXT?: string[];
  MX?: [priority: number, exchange: string][];
  A?: string[];
  AAAA?: string[];
  PTR?: string[];
  fault?: 'servfail' | 'silent';
}

export type DnsZone = Record<string, ZoneEntry>;
