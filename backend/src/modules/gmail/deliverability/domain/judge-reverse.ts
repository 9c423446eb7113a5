import type { DnsAnswer } from './dns-answer.js';
import type { Finding, FindingState } from './finding.js';
import { includeOfService } from './mail-service.js';
import { reverseName } from './reverse-name.js';

export interface ReverseFacts {
  host: string;
  address: string;
  isPublic: boolean;
  /** The names of the address. */
  names: DnsAnswer<string>;
  /** The first of them that leads back to the address. */
  confirmed: string | null;
}

/** Whether an address of the mail server has a name that leads back to it: many servers refuse email without one. */
export function judgeReverse(facts: ReverseFacts): Finding {
  const { host, address, names } = facts;
  const [state, meaning] = judge(facts);
  // The record belongs to the network of the address; of a sending service only the service can set it.
  const isMine = includeOfService(host) === null && host !== address;
  const add = state === 'problem' && isMine ? { type: 'PTR' as const, host: reverseName(address), value: host } : null;
  return { check: 'reverse_dns', subject: address, state, meaning, found: names.kind === 'found' ? names.values : [], add };
}

/** The addresses of the server could not be had at all. */
export function reverseNotChecked(host: string | null, answer: 'none' | 'failed'): Finding {
  const meaning =
    host === null
      ? 'SMTP_URL is not set, so there is no server to look at.'
      : answer === 'none'
        ? `${host} has no address in the DNS. If it is in your own network, look at the address that it sends from.`
        : 'The DNS servers did not answer. Check again in a few minutes.';
  return { check: 'reverse_dns', subject: host ?? 'SMTP_URL', state: 'unknown', meaning, found: [], add: null };
}

function judge({ host, address, isPublic, names, confirmed }: ReverseFacts): [FindingState, string] {
  if (!isPublic) {
    const where = host === address ? `${address} is a private address` : `${host} is at the private address ${address}`;
    return ['unknown', `${where}. Look at the public address that it sends from.`];
  }
  if (names.kind === 'failed') return ['unknown', 'The DNS servers did not answer. Check again in a few minutes.'];
  if (confirmed !== null) return ['good', `${address} is ${confirmed}, and back.`];
  const who = includeOfService(host) === null ? 'Whoever rents you the address sets it.' : 'Only your mail service can change it.';
  if (names.kind === 'none') return ['problem', `${address} has no name: many servers refuse email from it. ${who}`];
  return ['problem', `The name of ${address} does not lead back to it: many servers refuse email from it. ${who}`];
}
