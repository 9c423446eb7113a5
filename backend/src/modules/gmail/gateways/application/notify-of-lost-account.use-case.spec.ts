import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryJobs } from '../../../../shared-kernel/testing/memory-jobs.js';
import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import type { AthleteQuery } from '../../../profile/share/index.js';
import { type LostAccount, lostAccountEmail } from '../domain/lost-account-email.js';
import { StoredLostAccounts } from '../testing/recorded-lost-accounts.js';
import { LOST_ACCOUNT_QUEUE, NotifyOfLostAccount, type WaitingNotice } from './notify-of-lost-account.use-case.js';

const ACCOUNT: LostAccount = { subject: 'Connect again', address: 'm@x.test', reason: 'It ended.', noun: 'account', invitation: 'Here:' };
const MARCUS = { email: 'marcus@mail.test', username: 'marcus' };

function world(now: string) {
  const [jobs, mail, lost] = [new MemoryJobs(), new MemoryProductMail(), new StoredLostAccounts()];
  const athletes = { byId: async () => MARCUS } as unknown as AthleteQuery;
  const notify = new NotifyOfLostAccount(lost, athletes, mail, jobs, new FixedClock(new Date(now)));
  const wake = async () => {
    for (const notice of jobs.take<WaitingNotice>(LOST_ACCOUNT_QUEUE)) await notify.deliver(notice);
  };
  return { telling: notify, lost, wake, sent: mail.delivered, waiting: () => jobs.waiting(LOST_ACCOUNT_QUEUE) };
}

describe('the notice about a lost account', () => {
  it('U-11 is sent at once by day, to the address of the athlete’s account', async () => {
    const { telling: notify, sent, waiting } = world('2026-11-21T18:00:00Z');
    await notify.run('marcus', ACCOUNT);
    expect(sent).toEqual([lostAccountEmail('https://recruit.test', MARCUS, ACCOUNT)]);
    expect(sent[0]?.to).toEqual({ name: 'marcus', address: 'marcus@mail.test' });
    expect(sent[0]?.text).toContain('Recruit can no longer use m@x.test.\nIt ended.\n');
    expect(waiting()).toEqual([]);
  });

  it('U-11 waits by night for seven o’clock of the athlete’s home', async () => {
    const { telling: notify, sent, waiting, wake } = world('2026-11-21T04:00:00Z');
    await notify.run('marcus', ACCOUNT);
    expect(sent).toEqual([]);
    expect(waiting()).toMatchObject([{ startAfter: new Date('2026-11-21T12:00:00Z') }]);
    await wake();
    expect(sent).toHaveLength(1);
  });

  it('U-11 is not sent in the morning to who connected again, or left', async () => {
    const { telling: notify, sent, lost, wake } = world('2026-11-21T04:00:00Z');
    await notify.run('marcus', ACCOUNT);
    lost.isLost = false;
    await wake();
    expect(sent).toEqual([]);
  });

  it('U-11 is not sent to who turned it off, by day or while it waited', async () => {
    const [day, night] = [world('2026-11-21T18:00:00Z'), world('2026-11-21T04:00:00Z')];
    day.lost.isWanted = false;
    await day.telling.run('marcus', ACCOUNT);
    await night.telling.run('marcus', ACCOUNT);
    night.lost.isWanted = false;
    await night.wake();
    expect([day.sent, day.waiting(), night.sent]).toEqual([[], [], []]);
  });
});
