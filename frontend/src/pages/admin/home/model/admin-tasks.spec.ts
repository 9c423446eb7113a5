import type { AdminHome } from '@/shared/api';
import { adminHomeFixture } from '../testing/admin-home-fixture';
import { adminTasks } from './admin-tasks';

const titles = ({ directory, server }: { directory?: Partial<AdminHome['directory']>; server?: Partial<AdminHome['server']> }) =>
  adminTasks({
    directory: { ...adminHomeFixture.directory, ...directory },
    server: { ...adminHomeFixture.server, ...server },
  }).map(({ title }) => title);

describe('what waits for an admin', () => {
  it('D-06 S-04 names nothing when nothing waits', () => {
    expect(titles({})).toEqual([]);
  });

  it('B-04 D-06 S-04 puts what is broken first', () => {
    const server = { failedJobs: 2, mailboxesInTrouble: 1, hasMailServer: false };
    expect(
      titles({ directory: { reportsWaiting: 1, correctionsWaiting: 1, suggestionsWaiting: 2, schoolsWithCoachEmail: 671 }, server }),
    ).toEqual([
      '2 jobs failed',
      '1 reply reported',
      '1 mailbox in trouble',
      '1 correction waiting',
      'Coaches of 2 schools suggested',
      'Set up a mail server',
      '1 school has no coach email',
    ]);
  });
});
