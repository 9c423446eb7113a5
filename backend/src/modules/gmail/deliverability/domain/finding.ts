export const CHECKS = ['tls', 'reverse_dns', 'mx', 'spf', 'dkim', 'dmarc'] as const;
export type Check = (typeof CHECKS)[number];

/** `unknown`: the answer could not be had, or this server cannot see it. */
export const FINDING_STATES = ['good', 'warning', 'problem', 'unknown'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export const RECORD_TYPES = ['TXT', 'MX', 'PTR'] as const;

/** A record as it is entered at the provider of the domain. */
export interface DnsRecord {
  type: (typeof RECORD_TYPES)[number];
  /** The full name, without a dot at the end. */
  host: string;
  value: string;
}

/** The result of one check. */
export interface Finding {
  check: Check;
  /** What was checked: a domain, a DKIM name, an address or a server. */
  subject: string;
  state: FindingState;
  /** What it means, in one or two sentences. */
  meaning: string;
  /** The records that were found. */
  found: string[];
  /** The record to add, or to put in the place of the one that was found. */
  add: DnsRecord | null;
}

/** The findings of one run. */
export interface DeliverabilityReport {
  at: Date;
  /** The domain of MAIL_FROM. */
  domain: string;
  /** Host and port of SMTP_URL; null without one. */
  server: string | null;
  findings: Finding[];
}
