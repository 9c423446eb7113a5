import { Injectable } from '@nestjs/common';

/** Days as YYYY-MM-DD; null: none. */
export interface BirthdateChange {
  userId: string;
  from: string | null;
  to: string | null;
  now: Date;
}

/** Throws when another person decides about this change; it can store the change as a request to them. */
export type BirthdateRule = (change: BirthdateChange) => Promise<void>;

/** Decides whether an athlete may change the birth date alone. Modules that restrict it register a rule at startup. */
@Injectable()
export class BirthdateChanges {
  private readonly rules: BirthdateRule[] = [];

  heed(rule: BirthdateRule): void {
    this.rules.push(rule);
  }

  /** Throws what the first rule throws that is against it. The same date again is no change. */
  async decide(change: BirthdateChange): Promise<void> {
    if (change.from === change.to) return;
    for (const rule of this.rules) await rule(change);
  }
}
