import type { DnsAnswer } from './dns-answer.js';
import type { Finding, FindingState } from './finding.js';
import { readTags } from './read-tags.js';

/** Bytes of an RSA key of 1,024 bits without its frame, and of one clearly longer. */
const SHORTEST_RSA = 128;
const LONG_RSA = 250;

/** The name of the record of a DKIM selector (RFC 6376, 3.6.2.1). */
export const dkimName = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;

/** Whether the key that the mail server signs with is public. */
export function judgeDkim(selector: string, domain: string, answer: DnsAnswer<string>): Finding {
  const subject = dkimName(selector, domain);
  const found = answer.kind === 'found' ? answer.values : [];
  const [state, meaning] = judge(answer, subject);
  const add = state === 'problem' ? { type: 'TXT' as const, host: subject, value: 'v=DKIM1; k=rsa; p=YOUR_PUBLIC_KEY' } : null;
  return { check: 'dkim', subject, state, meaning, found, add };
}

/** The finding when no selectors are configured (DKIM_SELECTORS). */
export function dkimNotChecked(domain: string): Finding {
  const meaning = 'Set DKIM_SELECTORS to the names that your mail server signs with, such as “mail”. Your mail service shows them.';
  return { check: 'dkim', subject: domain, state: 'unknown', meaning, found: [], add: null };
}

const WHERE = 'Put the key that your mail server or service shows in the place of YOUR_PUBLIC_KEY.';

function judge(answer: DnsAnswer<string>, subject: string): [FindingState, string] {
  if (answer.kind === 'failed') return ['unknown', 'The DNS servers did not answer. Check again in a few minutes.'];
  if (answer.kind === 'none') return ['problem', `There is no key at ${subject}: signatures with it count as broken. ${WHERE}`];
  if (answer.values.length > 1) return ['problem', `There are ${answer.values.length} records. Keep only the one with your key. ${WHERE}`];
  const tags = readTags(answer.values[0] ?? '');
  const key = tags.get('p')?.replace(/\s+/g, '');
  if ((tags.get('v') ?? 'DKIM1') !== 'DKIM1' || key === undefined) return ['problem', `The record is no DKIM key. ${WHERE}`];
  return judgeKey(tags, key);
}

function judgeKey(tags: ReadonlyMap<string, string>, key: string): [FindingState, string] {
  if (key === '') return ['problem', `The key was withdrawn (empty p): signatures with it count as broken. ${WHERE}`];
  if (!/^[a-z0-9+/]+={0,2}$/i.test(key)) return ['problem', `The key is damaged. ${WHERE}`];
  const rsaBytes = (tags.get('k') ?? 'rsa') === 'rsa' ? (key.length * 3) / 4 : LONG_RSA;
  if (rsaBytes < SHORTEST_RSA) return ['problem', `The key is shorter than 1,024 bits: servers ignore it. ${WHERE}`];
  if (tags.get('t')?.split(':').includes('y'))
    return ['warning', 'The record says “test” (t=y): servers may ignore the signature. Remove t=y.'];
  if (rsaBytes < LONG_RSA) return ['warning', 'The key has about 1,024 bits. Make one of 2,048 bits.'];
  return ['good', 'The key is public: servers can check the signature.'];
}
