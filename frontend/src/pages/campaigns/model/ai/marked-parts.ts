import type { WordChange } from '@/shared/lib/word-changes';
import type { Flag } from './writing';

export interface MarkedPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Set when the words have to be looked at. */
  flag: Flag | null;
}

/** The comparison with the flags of the new text in it. Without a text to compare with, everything is the same. */
export function markedParts(changes: readonly WordChange[], flags: readonly Flag[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { value, added, removed } of changes) {
    if (removed) {
      parts.push({ kind: 'removed', text: value, flag: null });
    } else {
      parts.push(...cut(value, at, added ? 'added' : 'same', flags));
      at += value.length;
    }
  }
  return parts;
}

function cut(value: string, at: number, kind: 'same' | 'added', flags: readonly Flag[]): MarkedPart[] {
  const end = at + value.length;
  const within = flags.filter((flag) => flag.start < end && flag.end > at);
  const edges = within.flatMap((flag) => [Math.max(flag.start, at), Math.min(flag.end, end)]);
  const cuts = [...new Set([at, ...edges, end])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? at;
    const flag = within.find((one) => one.start <= from && one.end >= to) ?? null;
    return { kind, text: value.slice(from - at, to - at), flag };
  });
}
