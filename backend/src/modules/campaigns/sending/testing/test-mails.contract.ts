import type { TestMailPress, TestMails } from '../application/ports/test-mails.js';

export interface TestMailsHarness {
  tests: TestMails;
  /** A new athlete with a campaign. */
  addCampaign(): Promise<{ userId: string; campaignId: string }>;
  nextKey(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const MOST = 3;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

/** What every TestMails does; run on the fake and on PostgreSQL. */
export function testMailsContract(harness: () => TestMailsHarness): void {
  let own: { userId: string; campaignId: string };

  beforeEach(async () => {
    own = await harness().addCampaign();
  });

  const press = (now = NOW): TestMailPress => ({ key: harness().nextKey(), ...own, now });

  it('C-06 begins a press once, and tells a second try how the first ended', async () => {
    const { tests } = harness();
    const first = press();
    expect(await tests.begin(first, MOST)).toEqual({ kind: 'begun' });
    expect(await tests.begin(first, MOST)).toEqual({ kind: 'earlier', outcome: null });
    const outcome = { status: 'failed' as const, message: 'The mailbox is full.' };
    await tests.end(first, outcome);
    expect(await tests.begin({ ...first, now: hoursLater(1) }, MOST)).toEqual({ kind: 'earlier', outcome });
  });

  it('C-06 lets at most so many leave in 24 hours, whatever became of them, and says when the next may', async () => {
    const { tests } = harness();
    for (const hours of [0, 1, 2]) expect(await tests.begin(press(hoursLater(hours)), MOST)).toEqual({ kind: 'begun' });
    expect(await tests.begin(press(hoursLater(10)), MOST)).toEqual({ kind: 'too_many', retryAfterSeconds: 14 * 3600 });
    expect(await tests.begin(press(hoursLater(24)), MOST)).toEqual({ kind: 'begun' });
    expect(await tests.begin(press(hoursLater(24)), MOST)).toEqual({ kind: 'too_many', retryAfterSeconds: 3600 });
  });

  it('C-06 counts each athlete alone', async () => {
    const { tests, addCampaign } = harness();
    for (let at = 0; at < MOST; at += 1) await tests.begin(press(), MOST);
    const other = await addCampaign();
    expect(await tests.begin({ ...press(), ...other }, MOST)).toEqual({ kind: 'begun' });
  });
}
