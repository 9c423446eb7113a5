import type { MailboxJobs } from '../application/ports/mailbox-jobs.js';

export interface MailboxJobsUnderTest {
  jobs: MailboxJobs;
  /** Whose mailbox waits to be looked into, in any order. */
  waiting(): Promise<string[]>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const MARCUS = '00000000-0000-7000-8000-000000000001';
const JORDAN = '00000000-0000-7000-8000-000000000002';

/** What the schedule relies on when it hands mailboxes over. */
export function mailboxJobsContract(open: () => Promise<MailboxJobsUnderTest>): void {
  it('G-05 each mailbox waits once, however often it is handed over', async () => {
    const { jobs, waiting } = await open();
    await jobs.check([], NOW);
    expect(await waiting()).toEqual([]);
    await jobs.check([MARCUS, JORDAN], NOW);
    await jobs.check([JORDAN], new Date(NOW.getTime() + 1_000));
    expect((await waiting()).sort()).toEqual([MARCUS, JORDAN]);
  });
}
