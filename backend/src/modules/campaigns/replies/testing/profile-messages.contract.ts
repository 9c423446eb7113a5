import { REPLY_CAPS } from '../application/caps.js';
import type { NewMessage, ProfileMessages } from '../application/ports/profile-messages.js';
import { TooManyMessages } from '../domain/report-errors.js';

export interface ProfileMessagesHarness {
  messages: ProfileMessages;
  /** Two athletes without messages. */
  users: [string, string];
  /** The keys of what is kept, the oldest first. */
  keys: (userId: string) => Promise<string[]>;
  /** When the athlete is notified: the times of all jobs, null: at once. */
  notifyTimes: () => (Date | null)[];
  /** Puts as many messages there as are kept at most, the first of them long ago. */
  fill: (userId: string) => Promise<void>;
  /** Reports a message, which is not reviewed by an admin yet. */
  report: (userId: string, key: string) => Promise<void>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const DAY_MS = 24 * 3600_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const aMessage = (key: string): NewMessage => ({
  ...{ key, name: 'Quinn', school: 'Akron', address: 'quinn@akron.test', text: 'Send me your film.' },
  ...{ coachId: null, suspicions: [] },
});

/** What every ProfileMessages does; run on the fake and on PostgreSQL. */
export function profileMessagesContract(open: () => Promise<ProfileMessagesHarness>): void {
  let t: ProfileMessagesHarness;
  let marcus: string;
  let jordan: string;

  beforeEach(async () => {
    t = await open();
    [marcus, jordan] = t.users;
  });

  const add = (userId: string, key: string, now = NOW, notifyAt: Date | null = null) =>
    t.messages.add(userId, aMessage(key), now, notifyAt);

  it('P-15 a second press keeps nothing more and tells nobody', async () => {
    await add(marcus, 'one', NOW, after(1));
    await add(marcus, 'one', after(1));
    await add(jordan, 'one');
    expect([await t.keys(marcus), await t.keys(jordan)]).toEqual([['one'], ['one']]);
    expect(t.notifyTimes()).toEqual([after(1), null]);
  });

  it('P-15 an athlete gets five in 24 hours, and more when they are over; another athlete gets them too', async () => {
    const most = 5;
    for (let at = 0; at < most; at += 1) await add(marcus, `${at}`, after(at));
    await expect(add(marcus, 'more', after(DAY_MS - 1))).rejects.toThrow(TooManyMessages);
    await add(jordan, 'more');
    await add(marcus, 'more', after(DAY_MS));
    expect(await t.keys(marcus)).toHaveLength(most + 1);
  });

  it('P-15 the oldest gives way, unless it is reported and no admin has looked at it', async () => {
    await t.fill(marcus);
    const [first = '', second = ''] = await t.keys(marcus);
    await t.report(marcus, first);
    await add(marcus, 'newest');
    await add(marcus, 'newest of all', after(1));
    const keys = await t.keys(marcus);
    expect(keys).toHaveLength(REPLY_CAPS.profileMessages.most + 1);
    expect([keys.includes(first), keys.includes(second), keys.at(-1)]).toEqual([true, false, 'newest of all']);
  });
}
