import type { LogPosition } from './log-position.js';

/** A replica that is further behind is not used. */
export const MOST_LAG_MS = 10_000;

/** The log position a user has seen: null is nothing recent, `unknown` may be anything. */
export type Seen = LogPosition | null | 'unknown';

export type ReplicaState = 'used' | 'behind' | 'lost';

interface Sample {
  position: LogPosition;
  at: number;
}

/**
 * One process's view of the primary and its replica, from regular checks of both. The replica has replayed at least what the
 * last check saw; its lag is measured by the newest sample of the primary that it contains.
 */
export class ReplicaStanding {
  /** Moments of the primary, the newest last; those that no answer can depend on any more are dropped. */
  private readonly samples: Sample[] = [];
  private replayed: LogPosition | null = null;
  private noPrimary = false;

  /** `at`: when the position was asked for, in milliseconds; what was written before that is in it. */
  notePrimary(position: LogPosition, at: number): void {
    this.noPrimary = false;
    this.samples.push({ position, at });
    while (this.samples[1] && this.samples[1].at < at - 2 * MOST_LAG_MS) this.samples.shift();
  }

  losePrimary(): void {
    this.noPrimary = true;
  }

  noteReplica(replayed: LogPosition): void {
    this.replayed = replayed;
  }

  loseReplica(): void {
    this.replayed = null;
  }

  get isPrimaryLost(): boolean {
    return this.noPrimary;
  }

  /** Null: there is no replica, or nothing of the primary that it is known to have. */
  lagMs(now: number): number | null {
    const { replayed } = this;
    if (replayed === null) return null;
    const newest = this.samples.findLastIndex(({ position }) => position <= replayed);
    const sample = this.samples[newest];
    if (!sample) return null;
    return newest === this.samples.length - 1 ? 0 : now - sample.at;
  }

  state(now: number): ReplicaState {
    if (this.replayed === null) return 'lost';
    // Without the primary it is all there is: its answers are as old as it is.
    if (this.noPrimary) return 'used';
    const lag = this.lagMs(now);
    return lag !== null && lag <= MOST_LAG_MS ? 'used' : 'behind';
  }

  /** Returns whether the replica may serve a user who has seen this position. */
  mayAnswer(seen: Seen, now: number): boolean {
    if (seen === 'unknown' || this.replayed === null || this.state(now) !== 'used') return false;
    return seen === null || seen <= this.replayed;
  }
}
