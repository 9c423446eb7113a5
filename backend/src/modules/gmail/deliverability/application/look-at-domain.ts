import type { DnsAnswer } from '../domain/dns-answer.js';
import type { Finding } from '../domain/finding.js';
import { dkimName, dkimNotChecked, judgeDkim } from '../domain/judge-dkim.js';
import { dmarcDomains, dmarcName, isDmarc, judgeDmarc } from '../domain/judge-dmarc.js';
import { judgeMx } from '../domain/judge-mx.js';
import { judgeReverse, reverseNotChecked } from '../domain/judge-reverse.js';
import { judgeSpf } from '../domain/judge-spf.js';
import type { MailIdentity } from '../domain/mail-identity.js';
import { isSpf } from '../domain/parse-spf.js';
import type { DnsLookup } from './ports/dns-lookup.js';
import { walkSpf } from './walk-spf.js';

/** Most addresses of the mail server that are checked. */
const MOST_ADDRESSES = 4;

export async function lookAtMx(dns: DnsLookup, domain: string): Promise<Finding[]> {
  const [answer, own] = await Promise.all([dns.mailServers(domain), dns.addresses(domain)]);
  const hosts = answer.kind === 'found' ? answer.values.map(({ exchange }) => exchange).filter((name) => name !== '') : [];
  const addresses = await Promise.all(hosts.map(async (host) => ({ host, kind: (await dns.addresses(host)).kind })));
  const withoutAddress = addresses.filter(({ kind }) => kind === 'none').map(({ host }) => host);
  return [judgeMx({ domain, answer, withoutAddress, hasOwnAddress: own.kind === 'found' })];
}

export async function lookAtSpf(dns: DnsLookup, { domain, server }: MailIdentity): Promise<Finding[]> {
  const [texts, seen] = await Promise.all([dns.texts(domain), server === null ? null : dns.addresses(server.host)]);
  const records = texts.kind === 'found' ? texts.values.filter(isSpf) : [];
  const tree = records.length === 1 ? await walkSpf(dns, domain, records[0] ?? '') : null;
  const addresses = seen?.kind === 'found' ? seen.values.filter(({ isPublic }) => isPublic).map(({ address }) => address) : [];
  return [judgeSpf({ domain, texts, tree, host: server?.host ?? null, addresses: addresses.slice(0, MOST_ADDRESSES) })];
}

export async function lookAtDkim(dns: DnsLookup, { domain, selectors }: MailIdentity): Promise<Finding[]> {
  if (selectors.length === 0) return [dkimNotChecked(domain)];
  return Promise.all(selectors.map(async (selector) => judgeDkim(selector, domain, await dns.texts(dkimName(selector, domain)))));
}

export async function lookAtDmarc(dns: DnsLookup, domain: string): Promise<Finding[]> {
  for (const at of dmarcDomains(domain)) {
    const answer = onlyDmarc(await dns.texts(dmarcName(at)));
    if (answer.kind !== 'none') return [judgeDmarc({ domain, at, answer })];
  }
  return [judgeDmarc({ domain, at: domain, answer: { kind: 'none' } })];
}

function onlyDmarc(answer: DnsAnswer<string>): DnsAnswer<string> {
  if (answer.kind !== 'found') return answer;
  const values = answer.values.filter(isDmarc);
  return values.length > 0 ? { kind: 'found', values } : { kind: 'none' };
}

export async function lookAtReverse(dns: DnsLookup, { server }: MailIdentity): Promise<Finding[]> {
  if (server === null) return [reverseNotChecked(null, 'none')];
  const { host } = server;
  const seen = await dns.addresses(host);
  if (seen.kind !== 'found') return [reverseNotChecked(host, seen.kind)];
  return Promise.all(
    seen.values.slice(0, MOST_ADDRESSES).map(async ({ address, isPublic }) => {
      const names: DnsAnswer<string> = isPublic ? await dns.names(address) : { kind: 'none' };
      return judgeReverse({ host, address, isPublic, names, confirmed: await confirmedName(dns, address, names) });
    }),
  );
}

async function confirmedName(dns: DnsLookup, address: string, names: DnsAnswer<string>): Promise<string | null> {
  for (const name of names.kind === 'found' ? names.values.slice(0, MOST_ADDRESSES) : []) {
    const back = await dns.addresses(name);
    if (back.kind === 'found' && back.values.some((one) => one.address === address)) return name;
  }
  return null;
}
