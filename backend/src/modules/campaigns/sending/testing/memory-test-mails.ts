import { TestMails, type TestMailBegin, type TestMailOutcome, type TestMailPress } from '../application/ports/test-mails.js';

const DAY_MS = 24 * 3_600_000;

interface Kept extends TestMailPress {
  outcome: TestMailOutcome | null;
}

/** Tests to oneself in memory, with the rules of the table. */
export class MemoryTestMails extends TestMails {
  private kept: Kept[] = [];

  async begin(press: TestMailPress, most: number): Promise<TestMailBegin> {
    const { key, userId, now } = press;
    const own = this.kept.filter((one) => one.userId === userId);
    const earlier = own.find((one) => one.key === key);
    if (earlier) return { kind: 'earlier', outcome: earlier.outcome };
    const ofToday = own.filter((one) => now.getTime() - one.now.getTime() < DAY_MS);
    if (ofToday.length >= most) {
      const oldest = Math.min(...ofToday.map((one) => one.now.getTime()), now.getTime());
      return { kind: 'too_many', retryAfterSeconds: Math.max(1, Math.ceil((DAY_MS - (now.getTime() - oldest)) / 1000)) };
    }
    this.kept = [...this.kept.filter((one) => one.userId !== userId), ...ofToday, { ...press, outcome: null }];
    return { kind: 'begun' };
  }

  async end({ key, userId }: TestMailPress, outcome: TestMailOutcome): Promise<void> {
    const press = this.kept.find((one) => one.userId === userId && one.key === key);
    if (press) press.outcome = outcome;
  }
}
