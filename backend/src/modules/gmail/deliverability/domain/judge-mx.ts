import type { DnsAnswer } from './dns-answer.js';
import type { Finding, FindingState } from './finding.js';

export interface MxHost {
  /** In lower case, without a dot at the end; empty for "takes no email" (RFC 7505). */
  exchange: string;
  priority: number;
}

export interface MxFacts {
  domain: string;
  answer: DnsAnswer<MxHost>;
  /** Of these servers: those without an address. */
  withoutAddress: string[];
  /** Whether the domain itself has an address, which counts where there is no MX record (RFC 5321, 5.1). */
  hasOwnAddress: boolean;
}

/** Whether replies and bounces to MAIL_FROM have a server to go to. */
export function judgeMx(facts: MxFacts): Finding {
  const hosts = facts.answer.kind === 'found' ? [...facts.answer.values].sort((a, b) => a.priority - b.priority) : [];
  const [state, meaning] = judge(facts, hosts);
  const isMissing = state === 'problem' || (state === 'warning' && hosts.length === 0);
  const add = isMissing ? { type: 'MX' as const, host: facts.domain, value: `10 mail.${facts.domain}` } : null;
  const found = hosts.map(({ priority, exchange }) => `${priority} ${exchange || '.'}`);
  return { check: 'mx', subject: facts.domain, state, meaning, found, add };
}

function judge({ domain, answer, withoutAddress, hasOwnAddress }: MxFacts, hosts: MxHost[]): [FindingState, string] {
  if (answer.kind === 'failed') return ['unknown', 'The DNS servers did not answer. Check again in a few minutes.'];
  const instead = `Put the server that takes your email in the place of mail.${domain}.`;
  if (answer.kind === 'none') {
    if (!hasOwnAddress)
      return ['problem', `No server takes email for ${domain}: bounces are lost, and many servers refuse its email. ${instead}`];
    return ['warning', `${domain} has no MX record: servers try its web address, which may not take email. ${instead}`];
  }
  if (hosts.some(({ exchange }) => exchange === '')) {
    return ['problem', `${domain} says that it takes no email: bounces are lost, and many servers refuse its email. ${instead}`];
  }
  if (withoutAddress.length === 0) return ['good', `Replies and bounces to ${domain} have a server.`];
  if (withoutAddress.length < hosts.length) return ['warning', `Without an address: ${withoutAddress.join(', ')}. Correct or remove it.`];
  return ['problem', `No server of the MX record has an address: bounces are lost. ${instead}`];
}
