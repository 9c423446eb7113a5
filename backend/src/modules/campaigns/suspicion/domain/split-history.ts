/** A reply in two parts: what the coach wrote now, and the earlier emails and signature below it ('' when there are none). */
export interface SplitText {
  shown: string;
  earlier: string;
}

/** How programs announce the email below: the beginning and the end of one line, or of one that was broken in up to three. */
const ANNOUNCED: readonly (readonly [begin: string, end: string])[] = [
  ['on ', 'wrote:'],
  ['am ', 'schrieb:'],
  ['le ', 'a écrit :'],
  ['le ', 'a écrit:'],
  ['el ', 'escribió:'],
  ['em ', 'escreveu:'],
  ['il ', 'ha scritto:'],
];
const LONGEST_ANNOUNCEMENT = 400;
const BROKEN_IN = 3;

const DIVIDERS = [/^-{2,}\s?original message\s?-{2,}$/i, /^-{2,}\s?forwarded message\s?-{2,}$/i, /^begin forwarded message:$/i];
const HEADER = /^\*?(?:from|sent|date|to|cc|subject):\*?\s/i;
const FIRST_HEADER = /^\*?from:\*?\s/i;
const HEADERS_WITHIN = 6;
const RULE = /^[_-]{10,}$/;

const SIGNATURES = [/^--\s?$/, /^sent from my \w{1,20}( \w{1,20})?\.?$/i, /^get outlook for \w{1,20}/i];

/**
 * Returns the reply without the emails that it quotes at its end. Words between or below quotes are the coach's own: then
 * nothing is folded. Nothing is lost: `shown` and `earlier` hold all lines. Linear in the text.
 */
export function splitHistory(text: string): SplitText {
  const lines = text.split('\n');
  const end = historyBegin(lines);
  const from = Math.min(end, signatureBegin(lines, end));
  const shown = joined(lines.slice(0, from));
  if (shown === '') return { shown: text.trim(), earlier: '' };
  return { shown, earlier: joined(lines.slice(from)) };
}

/** The first line of what is quoted until the end; the number of lines when nothing is. */
function historyBegin(lines: readonly string[]): number {
  const lastOwn = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line));
  const found = lines.findIndex((_line, at) => isDivider(lines, at) || isAnnounced(lines, at, lastOwn) || at > lastOwn);
  if (found < 0) return lines.length;
  const isBelowRule = isHeaderBlock(lines, found) && found > 0 && RULE.test(wordsOf(lines, found - 1));
  return isBelowRule ? found - 1 : found;
}

function isDivider(lines: readonly string[], at: number): boolean {
  return isHeaderBlock(lines, at) || DIVIDERS.some((divider) => divider.test(wordsOf(lines, at)));
}

/** Below it are only quotes, or none at all where the program marks nothing. */
function isAnnounced(lines: readonly string[], at: number, lastOwn: number): boolean {
  const taken = announcement(lines, at);
  return taken > 0 && (lastOwn < at + taken || !hasQuote(lines, at + taken));
}

function wordsOf(lines: readonly string[], at: number): string {
  return (lines[at] ?? '').trim();
}

function signatureBegin(lines: readonly string[], end: number): number {
  for (let at = Math.max(0, end - MOST_SIGNATURE); at < end; at += 1) {
    if (SIGNATURES.some((signature) => signature.test((lines[at] ?? '').trim()))) return at;
  }
  return end;
}

/** A "--" further up divides something else. */
const MOST_SIGNATURE = 20;

/** How many lines the announcement takes that begins here; 0 when none does. */
function announcement(lines: readonly string[], at: number): number {
  const first = wordsOf(lines, at).toLowerCase();
  const begun = ANNOUNCED.filter(([begin]) => first.startsWith(begin));
  if (begun.length === 0) return 0;
  let text = '';
  for (let taken = 1; taken <= BROKEN_IN && text.length < LONGEST_ANNOUNCEMENT; taken += 1) {
    text = `${text} ${wordsOf(lines, at + taken - 1).toLowerCase()}`;
    if (isWhole(text.slice(-LONGEST_ANNOUNCEMENT), begun)) return taken;
  }
  return 0;
}

/** It names a day or a time, and who wrote. German programs put the name after the verb. */
function isWhole(text: string, begun: typeof ANNOUNCED): boolean {
  if (!/\d/.test(text)) return false;
  return begun.some(([begin, end]) => text.endsWith(end) || (begin === 'am ' && text.includes(' schrieb ') && text.endsWith(':')));
}

/** Outlook puts the headers of the email below in plain lines. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!FIRST_HEADER.test((lines[at] ?? '').trim())) return false;
  const next = lines.slice(at + 1, at + 1 + HEADERS_WITHIN);
  return next.filter((line) => HEADER.test(line.trim())).length >= 2;
}

/** Looks only at the next lines with words: programs that quote begin at once. */
function hasQuote(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + HEADERS_WITHIN).find((line) => line.trim() !== '');
  return next !== undefined && isQuoted(next);
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>');
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim();
}
