import { compareGroups, type Comparison, type Habit } from './compare-groups.js';
import type { ExactTest } from './exact-test.js';

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

export interface Habits {
  /** Emails sent in the range, bounced ones among them. */
  sent: number;
  bestDay: Comparison<number>;
  bestHour: Comparison<number>;
  bestRole: Comparison<Exclude<CoachRole, 'unknown'>>;
  /** Median time from an email to its reply. */
  responseDays: { value: number; replies: number } | null;
}

/** Fewest sent emails for which habits are shown. */
export const HABITS_FROM = 20;
const DAY_MS = 86_400_000;

/** What worked best for this athlete, or null with fewer than 20 sent emails. */
export function habitsOf(sent: number, slots: readonly SentSlot[], responseMs: readonly number[], test: ExactTest): Habits | null {
  if (sent < HABITS_FROM) return null;
  return {
    sent,
    bestDay: compare(slots, test, ({ weekday }) => weekday),
    bestHour: compare(slots, test, ({ hour }) => hour),
    bestRole: compare(slots, test, ({ role }) => (role === 'unknown' ? null : role)),
    responseDays: medianDays(responseMs),
  };
}

function compare<T extends string | number>(
  slots: readonly SentSlot[],
  test: ExactTest,
  valueOf: (slot: SentSlot) => T | null,
): Comparison<T> {
  const byValue = new Map<T, Habit<T>>();
  for (const slot of slots) {
    const value = valueOf(slot);
    if (value === null || slot.counted === 0) continue;
    const group = byValue.get(value) ?? { value, counted: 0, replied: 0 };
    byValue.set(value, { value, counted: group.counted + slot.counted, replied: group.replied + slot.replied });
  }
  return compareGroups([...byValue.values()], test);
}

function medianDays(responseMs: readonly number[]): Habits['responseDays'] {
  if (responseMs.length === 0) return null;
  const sorted = [...responseMs].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
  return { value: Math.round((median / DAY_MS) * 10) / 10, replies: sorted.length };
}
