const DAY_MS = 24 * 3_600_000;
/** Time zones differ by multiples of this, so that a group never spans two days of anybody. */
const GROUP_MS = 15 * 60_000;

/** Emails sent in the 15 minutes after `at`. */
export interface LeaveGroup {
  at: Date;
  count: number;
}

interface Allowance {
  /** Emails in any 24 hours, at least 1. */
  most: number;
  /** When emails left in the last 24 hours, the earliest first. */
  left: readonly Date[];
  /** Emails that are sent before the requested ones. */
  waiting: number;
}

/** Returns when each of `count` further emails may be sent, in order, within a daily limit; `now`: at once. */
export function leaveTimes({ most, left, waiting }: Allowance, count: number, now: Date): Date[] {
  const times = left.slice(-most).map((at) => at.getTime());
  for (let turn = 0; turn < waiting + count; turn += 1) {
    const before = times[times.length - most];
    times.push(before === undefined ? now.getTime() : Math.max(now.getTime(), before + DAY_MS));
  }
  return times.slice(times.length - count).map((at) => new Date(at));
}

/** Groups the times later than `now` with their counts, the earliest first. */
export function laterGroups(times: readonly Date[], now: Date): LeaveGroup[] {
  const counts = new Map<number, number>();
  for (const time of times) {
    if (time <= now) continue;
    const at = Math.floor(time.getTime() / GROUP_MS) * GROUP_MS;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([at, count]) => ({ at: new Date(at), count }));
}
