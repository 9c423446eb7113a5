import { Clock } from '../clock.js';

/** A clock that stays at one time until a test changes it. */
export class FixedClock extends Clock {
  constructor(private current = new Date('2026-11-21T15:00:00.000Z')) {
    super();
  }

  now(): Date {
    return new Date(this.current);
  }

  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}
