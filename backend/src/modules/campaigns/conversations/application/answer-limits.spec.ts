import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { GuardPlatformMail } from '../../control/index.js';
import { SendingPolicy, type SendLedger } from '../../ledger/index.js';
import { AnswerLimits } from './answer-limits.js';

const DAY_AGO = new Date('2026-11-20T15:00:00.000Z');

describe('the limits of answers from the platform’s own address', () => {
  const clock = new FixedClock();
  let asked: Date[];

  beforeEach(() => {
    asked = [];
  });

  function hold(gateway: 'smtp' | 'gmail', { own = 0, all = 0, isStopped = false, caps = new SendingPolicy(30, '', 5, 100) }) {
    const ledger: Partial<SendLedger> = {
      leftSince: async (_userId, _gateway, since) => {
        asked.push(since);
        return own;
      },
      sentSince: async () => all,
    };
    const platform: Partial<GuardPlatformMail> = { isStopped: async () => isStopped };
    return new AnswerLimits(ledger as SendLedger, platform as GuardPlatformMail, caps, clock).hold({ userId: 'marcus', gateway });
  }

  it('C-22 the last answer of the day leaves: it counts itself', async () => {
    expect(await hold('smtp', { own: 5, all: 99 })).toBeNull();
    expect(asked).toEqual([DAY_AGO]);
  });

  it.each([
    ['the athlete’s emails of the day are used up', { own: 6 }],
    ['those of everybody are', { all: 100 }],
    ['the address is stopped', { isStopped: true }],
  ])('C-22 it waits ten minutes when %s', async (_, now) => {
    const retryAt = new Date(clock.now().getTime() + 600_000);
    expect(await hold('smtp', now)).toMatchObject({ kind: 'not_sent', code: 'slow_down', retryAt });
  });

  it('C-22 without caps, and from the athlete’s own account, nothing is held', async () => {
    expect(await hold('smtp', { own: 1000, all: 1000, caps: new SendingPolicy(30, '', 0) })).toBeNull();
    expect(await hold('gmail', { own: 1000, all: 1000, isStopped: true })).toBeNull();
  });
});
