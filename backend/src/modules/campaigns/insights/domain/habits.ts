import { fisherExact } from './fisher-exact.js';

/** Emails that left in one hour of one weekday to coaches of one role, and what became of them. Bounced ones are left out. */
export interface SentSlot {
  /** 1 Monday to 7 Sunday, where the athlete lives. */
  weekday: number;
  /** 0 to 23, where the athlete lives. */
  hour: number;
  role: CoachRole;
  counted: number;
  replied: number;
}

export type CoachRole = 'head_coach' | 'recruiting_coordinator' | 'position_coach' | 'unknown';

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
  /** Null: too few emails to tell, or nothing to compare with. */
  best: Habit<T> | null;
}

export interface Habits {
  /** Emails sent in the range, bounced ones among them. */
  sent: number;
  bestDay: Comparison<number>;
  bestHour: Comparison<number>;
  bestRole: Comparison<Exclude<CoachRole, 'unknown'>>;
  /** Median time from an email to its reply. */
  responseDays: { value: number; replies: number } | null;
}

/** With fewer sent emails nothing is said about habits. */
export const HABITS_FROM = 20;
/** A smaller group is never called the best; it still counts among the others. */
const CANDIDATE_FROM = 5;
/** A difference counts when chance alone makes it in fewer than 5 % of cases. */
const CHANCE = 0.05;
const DAY_MS = 86_400_000;

/** What worked best for this athlete, or null with fewer than 20 sent emails. */
export function habitsOf(sent: number, slots: readonly SentSlot[], responseMs: readonly number[]): Habits | null {
  if (sent < HABITS_FROM) return null;
  return {
    sent,
    bestDay: compare(slots, ({ weekday }) => weekday),
    bestHour: compare(slots, ({ hour }) => hour),
    bestRole: compare(slots, ({ role }) => (role === 'unknown' ? null : role)),
    responseDays: medianDays(responseMs),
  };
}

function compare<T extends string | number>(slots: readonly SentSlot[], valueOf: (slot: SentSlot) => T | null): Comparison<T> {
  const byValue = new Map<T, Habit<T>>();
  for (const slot of slots) {
    const value = valueOf(slot);
    if (value === null || slot.counted === 0) continue;
    const group = byValue.get(value) ?? { value, counted: 0, replied: 0 };
    byValue.set(value, { value, counted: group.counted + slot.counted, replied: group.replied + slot.replied });
  }
  const groups = [...byValue.values()];
  const all = groups.reduce((sum, { counted, replied }) => ({ counted: sum.counted + counted, replied: sum.replied + replied }), {
    counted: 0,
    replied: 0,
  });
  return { ...all, groups: groups.length, best: bestOf(groups, all) };
}

/**
 * The group with the highest share of replies, if Fisher's exact test tells it apart from all other emails. The
 * highest of k groups looks good by chance k times as often as one group does, so each may claim only 5 % / k
 * (Bonferroni). Two groups are one comparison.
 */
function bestOf<T extends string | number>(groups: readonly Habit<T>[], all: ReplyShare): Habit<T> | null {
  const candidates = groups.filter(({ counted }) => counted >= CANDIDATE_FROM).sort(better);
  const [best] = candidates;
  if (!best || groups.length < 2 || best.replied * all.counted <= all.replied * best.counted) return null;
  const others = { hits: all.replied - best.replied, of: all.counted - best.counted };
  const comparisons = groups.length === 2 ? 1 : candidates.length;
  return fisherExact({ hits: best.replied, of: best.counted }, others) * comparisons < CHANCE ? best : null;
}

function better<T extends string | number>(a: Habit<T>, b: Habit<T>): number {
  const byShare = b.replied * a.counted - a.replied * b.counted;
  if (byShare !== 0) return byShare;
  if (a.counted !== b.counted) return b.counted - a.counted;
  return a.value < b.value ? -1 : 1;
}

function medianDays(responseMs: readonly number[]): Habits['responseDays'] {
  if (responseMs.length === 0) return null;
  const sorted = [...responseMs].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
  return { value: Math.round((median / DAY_MS) * 10) / 10, replies: sorted.length };
}
