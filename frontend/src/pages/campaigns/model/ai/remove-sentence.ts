import type { Flag } from './writing';

interface Flagged {
  text: string;
  flags: Flag[];
}

/** The places where the sentence around a flag begins and ends; a line's end ends it too. */
function sentenceAround(text: string, { start, end }: Flag): [from: number, to: number] {
  const before = text.slice(0, start);
  const from = Math.max(before.lastIndexOf('\n') + 1, before.search(/[^.!?]*$/u), ...afterMarks(before));
  const rest = /^[^\n]*?[.!?](?=\s|$)/u.exec(text.slice(end)) ?? /^[^\n]*/u.exec(text.slice(end));
  return [from, end + (rest?.[0].length ?? 0)];
}

/** Where the last sentence before ends: a mark with a blank behind it, so that "3.7" is none. */
function afterMarks(before: string): number[] {
  return [...before.matchAll(/[.!?]\s+/gu)].map(({ 0: mark, index }) => index + mark.length).slice(-1);
}

/** Takes the sentence with the flag out of the text; the flags behind it move along, those in it are gone. */
export function removeSentence({ text, flags }: Flagged, flag: Flag): Flagged {
  const [from, until] = sentenceAround(text, flag);
  const blank = /^[ \t]*/u.exec(text.slice(until))?.[0].length ?? 0;
  const to = until + blank;
  const kept = text.slice(0, from) + text.slice(to);
  const rest = flags.filter(({ start, end }) => end <= from || start >= to);
  const moved = rest.map((one) =>
    one.start < to ? one : { ...one, start: one.start - (to - from), end: one.end - (to - from) },
  );
  // An emptied paragraph leaves three line breaks or more behind.
  const gap = /\n{3,}/u.exec(kept);
  if (gap === null) return { text: kept.trimEnd(), flags: moved };
  const extra = gap[0].length - 2;
  const behind = gap.index + gap[0].length;
  return {
    text: (kept.slice(0, gap.index) + '\n\n' + kept.slice(behind)).trimEnd(),
    flags: moved.map((one) => (one.start < behind ? one : { ...one, start: one.start - extra, end: one.end - extra })),
  };
}
