import { Ids } from '../ids.js';

/** Ids that count up: 00000000-0000-7000-8000-000000000001, …2, …3. */
export class SequenceIds extends Ids {
  private count = 0;

  next(): string {
    this.count += 1;
    return `00000000-0000-7000-8000-${String(this.count).padStart(12, '0')}`;
  }

  token(): string {
    this.count += 1;
    return `token-${this.count}`;
  }
}
