import type { DnsAnswer } from './dns-answer.js';
import type { Finding, FindingState } from './finding.js';
import { readTags } from './read-tags.js';

export interface DmarcFacts {
  domain: string;
  /** The domain where a record was found: this one or a parent. */
  at: string;
  /** The DMARC records there; other TXT records are left out. */
  answer: DnsAnswer<string>;
}

const POLICIES: readonly string[] = ['none', 'quarantine', 'reject'];

/** Whether a TXT record is one of DMARC. */
export const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text);

/** The name of a domain's DMARC record. */
export const dmarcName = (domain: string): string => `_dmarc.${domain}`;

/** The domain and its parents, without the last label alone: where a record may be (RFC 9989, the tree walk). */
export function dmarcDomains(domain: string): string[] {
  const labels = domain.split('.');
  const starts = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return starts.length <= 8 ? starts : [domain, ...starts.slice(-7)];
}

/** What receivers do with email that pretends to come from the domain. */
export function judgeDmarc(facts: DmarcFacts): Finding {
  const found = facts.answer.kind === 'found' ? facts.answer.values : [];
  const [state, meaning, value = null] = judge(facts, found);
  const host = dmarcName(found.length > 0 ? facts.at : facts.domain);
  return { check: 'dmarc', subject: facts.domain, state, meaning, found, add: value === null ? null : { type: 'TXT', host, value } };
}

function judge({ domain, at, answer }: DmarcFacts, found: string[]): [FindingState, string, string?] {
  const first = `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`;
  if (answer.kind === 'failed') return ['unknown', 'The DNS servers did not answer. Check again in a few minutes.'];
  const [text] = found;
  if (text === undefined) {
    return ['problem', `${domain} has no DMARC record: Gmail and Yahoo refuse email to many people without one. Begin with this.`, first];
  }
  if (found.length > 1) return ['problem', `There are ${found.length} DMARC records. Servers ignore them all. Keep one.`, text];
  return (
    judgeRecord(readTags(text), domain, at) ?? ['problem', 'The record has no policy that servers know (none, quarantine, reject).', first]
  );
}

/** Null when the record has no policy. */
function judgeRecord(tags: ReadonlyMap<string, string>, domain: string, at: string): [FindingState, string, string?] | null {
  const policy = ((at === domain ? undefined : tags.get('sp')) ?? tags.get('p') ?? '').toLowerCase();
  if (!POLICIES.includes(policy)) return null;
  if (policy === 'none') {
    const meaning =
      'Email that fails the checks is only reported, and delivered all the same (p=none). When the reports are clean, ask for quarantine.';
    return ['warning', meaning, withPolicy(tags, domain)];
  }
  const percent = Number(tags.get('pct') ?? '100');
  if (percent < 100)
    return ['warning', `The policy covers ${percent} % of the email that fails (pct). Remove pct when the reports are clean.`];
  return ['good', `Email that only pretends to come from ${domain} is ${policy === 'reject' ? 'refused' : 'put into spam'}.`];
}

/** The same record with quarantine, and with reports when it has none. */
function withPolicy(tags: ReadonlyMap<string, string>, domain: string): string {
  const changed = new Map(tags).set('p', 'quarantine');
  if (changed.has('sp')) changed.set('sp', 'quarantine');
  if (!changed.has('rua')) changed.set('rua', `mailto:postmaster@${domain}`);
  return [...changed].map(([name, value]) => `${name}=${value}`).join('; ');
}
