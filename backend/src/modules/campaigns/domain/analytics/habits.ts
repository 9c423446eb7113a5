/** Mails that left in one hour of one weekday to coaches of one role, and what became of them. */
export interface SentSlot {
  /** 1 Monday to 7 Sunday, where the athlete lives. */
  weekday: number;
  /** 0 to 23, where the athlete lives. */
  hour: number;
  role: CoachRole;
  sent: number;
  replied: number;
}

export type CoachRole = 'head_coach' | 'recruiting_coordinator' | 'position_coach' | 'unknown';

/** One choice among several, with the mails it rests on. */
export interface Habit<T> {
  value: T;
  sent: number;
  replied: number;
}

export interface Habits {
  /** Mails that all of this rests on. */
  sent: number;
  bestDay: Habit<number> | null;
  bestHour: Habit<number> | null;
  bestRole: Habit<Exclude<CoachRole, 'unknown'>> | null;
  /** Median time from a mail to its reply. */
  responseDays: { value: number; replies: number } | null;
}

/** With fewer mails there is no claim about habits at all. */
export const HABITS_FROM = 20;
/** With fewer mails a day, hour or role is not compared with others. */
const COMPARED_FROM = 5;
const DAY_MS = 86_400_000;

/**
 * What worked best for this athlete, or null with too few mails. The best is the highest share of replies; of
 * equal ones that with more mails, then the first. Without any reply nothing is best.
 */
export function habitsOf(slots: readonly SentSlot[], responseMs: readonly number[]): Habits | null {
  const sent = slots.reduce((sum, slot) => sum + slot.sent, 0);
  if (sent < HABITS_FROM) return null;
  return {
    sent,
    bestDay: best(slots, ({ weekday }) => weekday),
    bestHour: best(slots, ({ hour }) => hour),
    bestRole: best(slots, ({ role }) => (role === 'unknown' ? null : role)),
    responseDays: medianDays(responseMs),
  };
}

function best<T extends string | number>(
  slots: readonly SentSlot[],
  valueOf: (slot: SentSlot) => T | null,
): Habit<T> | null {
  const groups = new Map<T, Habit<T>>();
  for (const slot of slots) {
    const value = valueOf(slot);
    if (value === null) continue;
    const group = groups.get(value) ?? { value, sent: 0, replied: 0 };
    groups.set(value, { value, sent: group.sent + slot.sent, replied: group.replied + slot.replied });
  }
  const compared = [...groups.values()].filter((group) => group.sent >= COMPARED_FROM && group.replied > 0);
  return compared.sort(better)[0] ?? null;
}

function better<T extends string | number>(a: Habit<T>, b: Habit<T>): number {
  const byShare = b.replied * a.sent - a.replied * b.sent;
  if (byShare !== 0) return byShare;
  if (a.sent !== b.sent) return b.sent - a.sent;
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
