import type { ExactTest } from './exact-test.js';

/** The emails of one group and their replies. */
export interface ReplyShare {
  /** Emails that did not bounce. */
  counted: number;
  replied: number;
}

export interface Habit<T> extends ReplyShare {
  value: T;
}

/** Which of several groups got the highest share of replies, as far as that can be known. */
export interface Comparison<T> extends ReplyShare {
  /** Groups that have emails. */
  groups: number;
  /** Null: too few emails for a conclusion, or nothing to compare with. */
  best: Habit<T> | null;
}

/** A smaller group is never called the best; it still counts among the others. */
const CANDIDATE_FROM = 5;
/** A difference counts when chance alone makes it in fewer than 5 % of cases. */
const CHANCE = 0.05;
/** Compares the shares of replies of groups that have emails. */
export function compareGroups<T extends string | number>(groups: readonly Habit<T>[], test: ExactTest): Comparison<T> {
  const counted = groups.reduce((sum, group) => sum + group.counted, 0);
  const replied = groups.reduce((sum, group) => sum + group.replied, 0);
  return { counted, replied, groups: groups.length, best: bestOf(groups, { counted, replied }, test) };
}

/**
 * Returns the group with the highest share of replies, if the exact test distinguishes it from all other
 * emails. The highest of k groups looks good by chance k times as often as one group does, so each is tested
 * at 5 % / k (Bonferroni). Two groups are one comparison.
 */
function bestOf<T extends string | number>(groups: readonly Habit<T>[], all: ReplyShare, test: ExactTest): Habit<T> | null {
  const candidates = groups.filter(({ counted }) => counted >= CANDIDATE_FROM).sort(better);
  const [best] = candidates;
  if (!best || groups.length < 2 || best.replied * all.counted <= all.replied * best.counted) return null;
  const others = { hits: all.replied - best.replied, of: all.counted - best.counted };
  const comparisons = groups.length === 2 ? 1 : candidates.length;
  return test.chanceOf({ hits: best.replied, of: best.counted }, others) * comparisons < CHANCE ? best : null;
}

function better<T extends string | number>(a: Habit<T>, b: Habit<T>): number {
  const byShare = b.replied * a.counted - a.replied * b.counted;
  if (byShare !== 0) return byShare;
  if (a.counted !== b.counted) return b.counted - a.counted;
  return a.value < b.value ? -1 : 1;
}
