import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MessageNotFound, type ReplyChecks, type ReplyReports } from '../../replies/index.js';
import { ConversationNotFound } from '../domain/answer-errors.js';
import { CheckReply } from './check-reply.use-case.js';
import { ReportReply } from './report-reply.use-case.js';

describe('what an athlete says of a reply', () => {
  const clock = new FixedClock();
  let reported: unknown[];
  let checked: unknown[];
  let reporting: ReportReply;
  let checking: CheckReply;

  beforeEach(() => {
    reported = [];
    checked = [];
    const isTheirs = (userId: string) => userId === 'marcus';
    const reports: Partial<ReplyReports> = {
      report: async (...call) => isTheirs(call[0]) && reported.push(call) > 0,
    };
    const checks: Partial<ReplyChecks> = { mark: async (...call) => isTheirs(call[0]) && checked.push(call) > 0 };
    reporting = new ReportReply(reports as ReplyReports, clock);
    checking = new CheckReply(checks as ReplyChecks, clock);
  });

  it('U-09 a reply is reported with the coach it came from, a message of the shared page without one', async () => {
    await reporting.run('marcus', 7, 'reply');
    await reporting.runOnMessage('marcus', 'message');
    expect(reported).toEqual([
      ['marcus', 7, 'reply', clock.now()],
      ['marcus', null, 'message', clock.now()],
    ]);
  });

  it('U-09 a reply that was looked into counts as real from now on', async () => {
    await checking.run('marcus', 7, 'reply');
    expect(checked).toEqual([['marcus', 7, 'reply', clock.now()]]);
  });

  it('U-09 X-01 a reply of another athlete does not exist', async () => {
    await expect(reporting.run('maya', 7, 'reply')).rejects.toThrow(ConversationNotFound);
    await expect(reporting.runOnMessage('maya', 'message')).rejects.toThrow(MessageNotFound);
    await expect(checking.run('maya', 7, 'reply')).rejects.toThrow(ConversationNotFound);
    expect([reported, checked]).toEqual([[], []]);
  });
});
