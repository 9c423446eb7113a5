import { rangesOf, type Token } from './imap-tokens.js';
import type { StandInFolder, StoredMail } from './stand-in-folder.js';

type Matches = (mail: StoredMail, sequence: number) => boolean;

const DAY_MS = 24 * 3_600_000;

/** Sequence numbers of the messages that fit all keys (RFC 9051, 6.4.4). Only the keys that mail programs use. */
export function searched(folder: StandInFolder, keys: readonly Token[]): number[] {
  const left = [...keys];
  if (String(left[0]).toUpperCase() === 'RETURN') left.splice(0, 2);
  if (String(left[0]).toUpperCase() === 'CHARSET') left.splice(0, 2);
  const narrowed = left.map(String).find((key) => /^[\d:,*]+$/.test(key));
  const tests: Matches[] = [];
  while (left.length > 0) tests.push(matcher(left, folder));
  const ranges = narrowed ? rangesOf(narrowed, folder.count) : [[1, folder.count] as const];
  const found: number[] = [];
  for (const [from, to] of ranges) {
    for (let sequence = from; sequence <= Math.min(to, folder.count); sequence += 1) {
      const mail = folder.bySequence(sequence);
      if (mail && tests.every((test) => test(mail, sequence))) found.push(sequence);
    }
  }
  return found;
}

function matcher(keys: Token[], folder: StandInFolder): Matches {
  const key = keys.shift();
  if (Array.isArray(key)) {
    const inner = [...key];
    const tests: Matches[] = [];
    while (inner.length > 0) tests.push(matcher(inner, folder));
    return (mail, sequence) => tests.every((test) => test(mail, sequence));
  }
  const word = String(key).toUpperCase();
  if (word === 'OR') {
    const [one, other] = [matcher(keys, folder), matcher(keys, folder)];
    return (mail, sequence) => one(mail, sequence) || other(mail, sequence);
  }
  if (word === 'ALL') return () => true;
  if (word === 'HEADER') return header(String(keys.shift()), String(keys.shift()));
  if (word === 'FROM') return header('from', String(keys.shift()));
  if (word === 'SINCE') return since(new Date(`${String(keys.shift())} UTC`));
  if (word === 'UID') return inRanges(String(keys.shift()), folder.uidNext - 1, ({ uid }) => uid);
  if (/^[\d:,*]+$/.test(word)) return inRanges(word, folder.count, (_mail, sequence) => sequence);
  throw new Error(`unknown search key ${word}`);
}

function header(name: string, value: string): Matches {
  const wanted = value.toLowerCase();
  return ({ raw }) => headerOf(raw, name).toLowerCase().includes(wanted);
}

/** A header's value; empty when there is none. */
export function headerOf(raw: Buffer, name: string): string {
  const head = raw.subarray(0, Math.max(raw.indexOf('\r\n\r\n'), 0)).toString('utf8');
  const field = head.split(/\r\n(?![ \t])/).find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return field?.slice(name.length + 1).trim() ?? '';
}

/** By the day alone. */
function since(date: Date): Matches {
  const start = Math.floor(date.getTime() / DAY_MS) * DAY_MS;
  return ({ at }) => at.getTime() >= start;
}

function inRanges(set: string, last: number, numberOf: (mail: StoredMail, sequence: number) => number): Matches {
  const ranges = rangesOf(set, last);
  return (mail, sequence) => ranges.some(([from, to]) => numberOf(mail, sequence) >= from && numberOf(mail, sequence) <= to);
}
