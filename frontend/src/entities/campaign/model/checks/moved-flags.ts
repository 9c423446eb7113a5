import type { TextFlag } from './text-flag';

/**
 * Flags of a text in the text that it became by one edit: those before the edit stay, those behind it move, and what the edit touched
 * is no longer marked until it has been read again.
 */
export function movedFlags(flags: readonly TextFlag[], before: string, after: string): TextFlag[] {
  if (before === after) return [...flags];
  const start = sameStart(before, after);
  const end = before.length - sameEnd(before, after, start);
  const by = after.length - before.length;
  return flags.flatMap((flag) => {
    if (flag.end < start || (flag.end === start && !isLetter(after[start]))) return [flag];
    return flag.start >= end && flag.start > start ? [{ ...flag, start: flag.start + by, end: flag.end + by }] : [];
  });
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function sameStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** Not into what is the same at the start. */
function sameEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1;
  return length;
}
