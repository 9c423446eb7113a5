import type { DnsAnswer } from './dns-answer.js';
import type { Finding, FindingState } from './finding.js';
import { includeOfService } from './mail-service.js';
import { isSpf, parseSpf } from './parse-spf.js';
import { spfResult } from './spf-result.js';
import { MOST_EMPTY_LOOKUPS, MOST_LOOKUPS, type SpfNode, type SpfTree } from './spf-tree.js';

export interface SpfFacts {
  domain: string;
  /** The TXT records of the domain. */
  texts: DnsAnswer<string>;
  /** The walk through its one SPF record; null when there is none, or more than one. */
  tree: SpfTree | null;
  /** Host of SMTP_URL; null without one. */
  host: string | null;
  /** Its public addresses. */
  addresses: string[];
}

type Judged = [state: FindingState, meaning: string, record?: string | null];

/** Addresses of two documentation networks (RFC 5737): no real record names both. */
const ANYONE = ['192.0.2.1', '203.0.113.1'];

/** Checks that the domain allows this server, and no other, to send in its name (RFC 7208). */
export function judgeSpf(facts: SpfFacts): Finding {
  const found = facts.texts.kind === 'found' ? facts.texts.values.filter(isSpf) : [];
  const [state, meaning, value = null] = judge(facts, found);
  const add = value === null ? null : { type: 'TXT' as const, host: facts.domain, value };
  return { check: 'spf', subject: facts.domain, state, meaning, found, add };
}

function judge(facts: SpfFacts, found: string[]): Judged {
  if (facts.texts.kind === 'failed') return ['unknown', 'The DNS servers did not answer. Check again in a few minutes.'];
  const [text] = found;
  if (text === undefined) return ['problem', none(facts.domain), written([own(facts)], '~all')];
  if (found.length > 1) return ['problem', `There are ${found.length} SPF records. Servers ignore them all. Keep one.`, merged(found)];
  return judgeTree(facts, text);
}

function judgeTree(facts: SpfFacts, text: string): Judged {
  const { tree } = facts;
  if (tree === null || (tree.failed && tree.faults.length === 0)) {
    return ['unknown', 'Some records that SPF refers to could not be looked up. Check again in a few minutes.'];
  }
  return broken(tree, text) ?? tooOpen(tree, text) ?? sender(facts, tree, text) ?? careless(tree, text) ?? inOrder(facts, tree);
}

function none(domain: string): string {
  return `${domain} has no SPF record: anybody can send in its name, and many servers refuse or distrust its email.`;
}

function broken(tree: SpfTree, text: string): Judged | null {
  if (tree.lookups > MOST_LOOKUPS) {
    return ['problem', `The record needs more than ${MOST_LOOKUPS} lookups. Servers ignore it. Remove includes that you do not use.`];
  }
  if (tree.faults.length === 0) return null;
  const { broken: words } = parseSpf(text);
  const kept = text.split(' ').filter((word) => !words.includes(word));
  return ['problem', `Servers ignore the record: ${tree.faults.join(' ')}`, words.length > 0 ? kept.join(' ') : null];
}

function tooOpen({ root }: SpfTree, text: string): Judged | null {
  if (!ANYONE.every((address) => spfResult(root, address) === '+')) return null;
  const closed = written(
    termsOf(text).filter((term) => !/^\+?all$/i.test(term)),
    '~all',
  );
  return ['problem', 'The record allows every server in the world to send in your name (+all).', closed];
}

function sender(facts: SpfFacts, { root }: SpfTree, text: string): Judged | null {
  const { host, addresses } = facts;
  if (host === null) return null;
  const service = includeOfService(host);
  const better = withTerm(text, own(facts));
  if (service !== null) {
    if (includes(root, service)) return null;
    return ['problem', `The record does not include ${service}, which the service behind ${host} asks for.`, better];
  }
  const refused = addresses.filter((address) => spfResult(root, address) !== '+');
  if (refused.length === 0) return null;
  const isHard = refused.some((address) => spfResult(root, address) === '-');
  const meaning = `The record does not name ${refused.join(', ')}, an address of ${host}. If your email is sent from there, add it.`;
  return [isHard ? 'problem' : 'warning', meaning, better];
}

function careless(tree: SpfTree, text: string): Judged | null {
  const end = spfResult(tree.root, ANYONE[0] ?? '');
  if (end === null || end === '?') {
    const terms = termsOf(text).filter((term) => !/^\??all$/i.test(term));
    return ['warning', 'The record says nothing about servers that it does not name. End it with ~all.', written(terms, '~all')];
  }
  if (tree.emptyLookups <= MOST_EMPTY_LOOKUPS) return null;
  return ['warning', `${tree.emptyLookups} of its lookups find nothing; some servers ignore the record above 2. Remove old names.`];
}

function inOrder({ host, addresses }: SpfFacts, { lookups }: SpfTree): Judged {
  const cost = `It needs ${lookups} of ${MOST_LOOKUPS} lookups.`;
  if (host !== null && (addresses.length > 0 || includeOfService(host) !== null)) {
    return ['good', `The record allows ${host} to send in your name. ${cost}`];
  }
  const why = host === null ? 'SMTP_URL is not set' : `${host} has no public address here`;
  return ['unknown', `The record is in order. Whether it names the address that sends cannot be seen: ${why}. ${cost}`];
}

const termsOf = (text: string): string[] =>
  text
    .split(' ')
    .slice(1)
    .filter((word) => word !== '');

const written = (terms: string[], end: string): string => ['v=spf1', ...terms, end].join(' ');

/** The term that allows this server: its service's include, else its name or address. */
function own({ host, addresses }: Pick<SpfFacts, 'host' | 'addresses'>): string {
  if (host === null) return 'mx';
  const service = includeOfService(host);
  if (service !== null) return `include:${service}`;
  const [address] = addresses;
  if (address === host) return address.includes(':') ? `ip6:${address}` : `ip4:${address}`;
  return address === undefined ? 'mx' : `a:${host}`;
}

/** Before the end, since terms behind `all` never count. */
function withTerm(text: string, term: string): string {
  const terms = termsOf(text);
  const end = terms.findIndex((word) => /^(?:[-+~?]?all|redirect=.*)$/i.test(word));
  const at = end < 0 ? terms.length : end;
  return ['v=spf1', ...terms.slice(0, at), term, ...terms.slice(at)].join(' ');
}

function merged(texts: string[]): string {
  const terms = new Set(texts.flatMap(termsOf).filter((term) => !/^[-+~?]?all$/i.test(term)));
  return written([...terms], '~all');
}

function includes(node: SpfNode, domain: string): boolean {
  const nodes = node.steps.flatMap((step) => (step.kind === 'include' ? [step] : []));
  if (nodes.some((step) => step.domain === domain || includes(step.node, domain))) return true;
  return node.redirect !== null && includes(node.redirect, domain);
}
