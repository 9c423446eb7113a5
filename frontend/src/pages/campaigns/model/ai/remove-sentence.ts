import type { Flag } from './writing';

interface Flagged {
  text: string;
  flags: Flag[];
}

/** Removes the sentence with the flag from the text; flags behind it are moved, flags in it are dropped. */
export function removeSentence(shown: Flagged, flag: Flag): Flagged {
  const [from, to] = withBlanks(shown.text, sentenceAround(shown.text, flag));
  const { text, flags } = cutOut(shown, from, to);
  // A removed paragraph leaves three or more line breaks.
  const gap = /\n{3,}/u.exec(text);
  const closed = gap === null ? { text, flags } : cutOut({ text, flags }, gap.index + 2, gap.index + gap[0].length);
  return { ...closed, text: closed.text.trimEnd() };
}

/** A sentence ends with a mark and a blank behind it ("3.7" has none), or with its line. */
function sentenceAround(text: string, { start, end }: Flag): [from: number, to: number] {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const marks = [...text.slice(line, start).matchAll(/[.!?][ \t]+/gu)].map(({ 0: mark, index }) => line + index + mark.length);
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  const closing = /[.!?](?=\s|$)/u.exec(rest);
  return [marks.at(-1) ?? line, end + (closing === null ? rest.length : closing.index + 1)];
}

/** The blanks behind it go too; those before it only if nothing else follows in the line. */
function withBlanks(text: string, [from, to]: [number, number]): [from: number, to: number] {
  const behind = to + (/^[ \t]*/u.exec(text.slice(to))?.[0].length ?? 0);
  const isLast = behind === text.length || text[behind] === '\n';
  return [isLast ? text.slice(0, from).replace(/(?<![ \t])[ \t]+$/u, '').length : from, behind];
}

function cutOut({ text, flags }: Flagged, from: number, to: number): Flagged {
  const kept = flags.filter(({ start, end }) => end <= from || start >= to);
  const moved = kept.map((flag) => (flag.start < to ? flag : { ...flag, start: flag.start - (to - from), end: flag.end - (to - from) }));
  return { text: text.slice(0, from) + text.slice(to), flags: moved };
}
