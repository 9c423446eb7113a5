import type { Operations, PlatformMail, Upkeep } from '@/shared/api';
import { problemsOf } from './problems';

const queue = { name: 'campaign-deliver', due: 0, scheduled: 0, running: 0, failed: 0, oldestDueAt: null };
const well: Operations = {
  at: '2026-11-21T14:41:00.000Z',
  users: { total: 2, admins: 1, newThisWeek: 0, seenThisWeek: 1 },
  queues: [queue],
  gmail: { isSetUp: true, connected: 1, sendOnly: 0, needsReconnect: 0, resting: 0 },
  mailboxes: { connected: 1, needsReconnect: 0, resting: 0 },
  replies: { mailboxes: 2, due: 0, inTrouble: 0, lastCheckAt: null, oldestCheckAt: null },
  sending: {
    hasMailServer: true,
    lastHour: 0,
    lastDay: 0,
    lastWeek: 0,
    queued: 0,
    unknown: 0,
    kept: 0,
    failedLastDay: 0,
    busiestMailbox: null,
  },
  process: { eventLoopDelayP99Ms: 12 },
};
const mail: PlatformMail = { sent: 0, bounced: 0, hardBounces: 0, stop: null };
const backups: Upkeep['backups'] = {
  isDaily: true,
  keep: 14,
  folder: '/backups',
  isFolderReadable: true,
  last: null,
  failure: null,
  asked: null,
  files: [],
};
const upkeep: Upkeep = { version: '0.2.0', database: 'same', backups };

describe('what is wrong on a server', () => {
  it('O-03 is nothing while all is well, or not known', () => {
    expect(problemsOf({ operations: well, mail, upkeep })).toEqual([]);
    expect(problemsOf({ operations: undefined, mail: undefined, upkeep: undefined })).toEqual([]);
  });

  it('O-03 is said with the number and the part of the page, the most urgent first', () => {
    const operations: Operations = {
      ...well,
      queues: [{ ...queue, failed: 2 }],
      gmail: { ...well.gmail, needsReconnect: 1 },
      mailboxes: { ...well.mailboxes, needsReconnect: 1 },
      replies: { ...well.replies, inTrouble: 1 },
      sending: { ...well.sending, hasMailServer: false, failedLastDay: 1 },
      process: { eventLoopDelayP99Ms: 251 },
    };
    const stop = { at: '2026-11-21T14:40:00.000Z', reason: 'bounce_rate' as const, sent: 60, bounced: 4, hardBounces: 2 };
    const failure = { at: '2026-11-21T14:40:00.000Z', message: 'No space left' };
    const found = problemsOf({ operations, mail: { ...mail, stop }, upkeep: { ...upkeep, backups: { ...backups, failure } } });
    expect(found.map(({ part, words }) => `${part}: ${words}`)).toEqual([
      'platform-mail: Email from our address is stopped',
      'jobs: 2 jobs failed',
      'server: The server answers slowly',
      'mailboxes: 1 mailbox has errors',
      'mailboxes: 2 mailboxes need to reconnect',
      'sending: No mail server is set up',
      'sending: 1 email was refused in the last 24 hours',
      'backups: The last backup failed',
    ]);
  });
});
