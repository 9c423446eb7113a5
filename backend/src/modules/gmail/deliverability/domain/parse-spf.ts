export type SpfQualifier = '+' | '-' | '~' | '?';
export type SpfMechanism = 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'exists' | 'ip4' | 'ip6';

export interface SpfTerm {
  /** As it is written. */
  text: string;
  qualifier: SpfQualifier;
  mechanism: SpfMechanism;
  /** A domain or an address; empty where the term names none. */
  value: string;
  /** Lengths of networks, for `a` and `mx`. */
  length4: number;
  length6: number;
}

export interface SpfRecord {
  terms: SpfTerm[];
  redirect: string | null;
  /** Invalid terms: a server that finds one treats the whole record as broken. */
  broken: string[];
}

const MECHANISMS: readonly SpfMechanism[] = ['all', 'include', 'a', 'mx', 'ptr', 'exists', 'ip4', 'ip6'];
const NEED_VALUE: readonly string[] = ['include', 'exists', 'ip4', 'ip6'];
const NAME_END = /[:/=]/;

/** Whether a TXT record is one of SPF (RFC 7208, 4.5). */
export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** The terms of an SPF record (RFC 7208, 4.6). */
export function parseSpf(text: string): SpfRecord {
  const record: SpfRecord = { terms: [], redirect: null, broken: [] };
  for (const word of text.split(' ').slice(1)) if (word !== '') addWord(record, word);
  return record;
}

function addWord(record: SpfRecord, word: string): void {
  const modifier = /^([a-z][\w.-]*)=(.*)$/i.exec(word);
  if (modifier) {
    // An unknown modifier is ignored (RFC 7208, 6); `exp` does not change the result.
    if (modifier[1]?.toLowerCase() === 'redirect') record.redirect = modifier[2] ?? '';
    return;
  }
  const term = readTerm(word);
  if (term === null) record.broken.push(word);
  else record.terms.push(term);
}

function readTerm(word: string): SpfTerm | null {
  const sign = /^[-+~?]/.exec(word)?.[0] ?? '';
  const [name = ''] = word.slice(sign.length).split(NAME_END);
  const mechanism = MECHANISMS.find((known) => known === name.toLowerCase());
  if (mechanism === undefined) return null;
  const target = readTargetOf(mechanism, word.slice(sign.length + name.length));
  return target === null ? null : { text: word, qualifier: (sign || '+') as SpfQualifier, mechanism, ...target };
}

type SpfTarget = Pick<SpfTerm, 'value' | 'length4' | 'length6'>;

function readTargetOf(mechanism: SpfMechanism, after: string): SpfTarget | null {
  if (mechanism === 'a' || mechanism === 'mx') return readTarget(after);
  const target = readValue(after);
  return target?.value === '' && NEED_VALUE.includes(mechanism) ? null : target;
}

function readValue(after: string): SpfTarget | null {
  if (after !== '' && !after.startsWith(':')) return null;
  return { value: after.slice(1), length4: 32, length6: 128 };
}

/** `:domain/24//64`, each part optional (RFC 7208, 5.6). */
function readTarget(after: string): SpfTarget | null {
  const parts = /^(?::([^/]+))?(?:\/(\d{1,2}))?(?:\/\/(\d{1,3}))?$/.exec(after);
  if (!parts) return null;
  return { value: parts[1] ?? '', length4: Number(parts[2] ?? 32), length6: Number(parts[3] ?? 128) };
}
