import type { StoredMessage } from './stand-in-mailbox.js';
import { GoogleError } from './google-error.js';

type Test = (message: StoredMessage) => boolean;

/**
 * The part of Gmail's search language that the product may use; any other word is refused, so that a misspelt
 * operator can not pass for a search. Dates as numbers are seconds since 1970.
 * Source: support.google.com/mail/answer/7190, developers.google.com/workspace/gmail/api/guides/filtering
 */
export function matchesSearch(query: string, me: string): Test {
  const q = query.replace(/\b(from|to):me\b/g, `$1:${me}`);
  const tests: Test[] = [];
  // {a b} and (a OR b) mean either; words side by side mean all.
  for (const [, braces, round, word] of q.matchAll(/\{([^}]*)\}|\(([^)]*)\)|(\S+?\([^)]*\)|\S+)/g)) {
    if (braces !== undefined) tests.push(either(braces.trim().split(/\s+/)));
    else if (round !== undefined) tests.push(either(round.trim().split(/\s+OR\s+/)));
    else tests.push(term(word ?? ''));
  }
  return (message) => tests.every((test) => test(message));
}

function either(words: string[]): Test {
  const tests = words.map(term);
  return (message) => tests.some((test) => test(message));
}

function term(word: string): Test {
  if (word.startsWith('-')) {
    const test = term(word.slice(1));
    return (message) => !test(message);
  }
  const [, operator = '', value = ''] = /^(\w+):(.+)$/s.exec(word) ?? [];
  const grouped = /^\((.*)\)$/s.exec(value)?.[1];
  if (grouped !== undefined) return either(grouped.split(/\s+OR\s+/).map((each) => `${operator}:${each.trim()}`));
  const make = OPERATORS[operator];
  if (!make) throw new GoogleError(400, 'invalidArgument', `This stand-in does not know the search word "${word}"`);
  return make(value.replace(/^"(.*)"$/, '$1'));
}

const bare = (id: string) => id.trim().replace(/^<|>$/g, '');

const OPERATORS: Record<string, (value: string) => Test> = {
  from: (value) => (message) => message.header('from').toLowerCase().includes(value.toLowerCase()),
  to: (value) => (message) => message.header('to').toLowerCase().includes(value.toLowerCase()),
  rfc822msgid: (value) => (message) => bare(message.header('message-id')) === bare(value),
  in: (value) => (message) => value === 'anywhere' || message.labels.has(value.toUpperCase()),
  label: (value) => (message) => message.labels.has(value.toUpperCase()),
  after: (value) => (message) => message.at.getTime() >= moment(value),
  before: (value) => (message) => message.at.getTime() < moment(value),
};

function moment(value: string): number {
  return /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value.replaceAll('/', '-'));
}
