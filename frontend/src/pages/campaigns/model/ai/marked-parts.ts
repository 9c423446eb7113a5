import type { WordChange } from '@/shared/lib/word-changes';
import type { Flag } from './writing';

export interface MarkedPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Set when the words should be checked. */
  flag: Flag | null;
}

/** The comparison with the flags of the new text in it. Without a text to compare with, everything is the same. */
export function markedParts(changes: readonly WordChange[], flags: readonly Flag[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const ordered = [...flags].sort((a, b) => a.start - b.start);
  let at = 0;
  let next = 0;
  for (const { value, added, removed } of changes) {
    if (removed) {
      parts.push({ kind: 'removed', text: value, flag: null });
      continue;
    }
    next = firstAfter(ordered, next, at);
    parts.push(...cut(value, at, added ? 'added' : 'same', flagsUntil(ordered, next, at + value.length)));
    at += value.length;
  }
  return parts;
}

/** Index of the first flag, from `next` on, that ends behind `at`. */
function firstAfter(flags: readonly Flag[], next: number, at: number): number {
  let index = next;
  while ((flags[index]?.end ?? Infinity) <= at) index += 1;
  return index;
}

/** Those from `next` on that begin before `end`. */
function flagsUntil(flags: readonly Flag[], next: number, end: number): Flag[] {
  let index = next;
  while ((flags[index]?.start ?? Infinity) < end) index += 1;
  return flags.slice(next, index);
}

function cut(value: string, at: number, kind: 'same' | 'added', flags: readonly Flag[]): MarkedPart[] {
  const end = at + value.length;
  const within = flags.filter((flag) => flag.end > at);
  const edges = within.flatMap((flag) => [Math.max(flag.start, at), Math.min(flag.end, end)]);
  const cuts = [...new Set([at, ...edges, end])].sort((a, b) => a - b);
  let next = 0;
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? at;
    next = firstAfter(within, next, from);
    const flag = flagsUntil(within, next, to).find((one) => one.end >= to) ?? null;
    return { kind, text: value.slice(from - at, to - at), flag };
  });
}
