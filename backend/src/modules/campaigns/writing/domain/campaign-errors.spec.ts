import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import type { MailProblem } from './mail-problem.js';
import {
  CampaignNotFound,
  CampaignNotDraft,
  CampaignChanged,
  CoachNotFound,
  NobodyToWriteTo,
  NeedsConfirmation,
  MailTooLong,
  NothingCanDeliver,
  NothingKept,
  EmailNotVerified,
  TooLateToTakeBack,
  MailNotFound,
  NothingToDecide,
  StillBeingChecked,
} from './campaign-errors.js';

describe('errors: campaign', () => {
  testStableErrors([
    [() => new CampaignNotFound(), { kind: 'missing', code: 'campaign_not_found' }],
    [() => new CampaignNotDraft(), { kind: 'conflict', code: 'campaign_not_draft' }],
    [() => new CampaignChanged(), { kind: 'conflict', code: 'campaign_changed' }],
    [() => new CoachNotFound(7), { kind: 'missing', code: 'coach_not_found' }],
    [() => new NobodyToWriteTo(), { kind: 'invalid', code: 'no_addresses' }],
    [() => new MailTooLong('Film', 7), { kind: 'invalid', code: 'mail_too_long' }],
    [() => new NothingCanDeliver(), { kind: 'conflict', code: 'nothing_can_deliver' }],
    [() => new NothingKept(), { kind: 'conflict', code: 'nothing_kept' }],
    [() => new EmailNotVerified(), { kind: 'conflict', code: 'email_not_verified' }],
    [() => new TooLateToTakeBack(), { kind: 'conflict', code: 'too_late' }],
    [() => new MailNotFound(), { kind: 'missing', code: 'mail_not_found' }],
    [() => new NothingToDecide(), { kind: 'conflict', code: 'nothing_to_decide' }],
    [() => new StillBeingChecked(7), { kind: 'conflict', code: 'still_being_checked', retryAfterSeconds: 7 }],
  ]);

  it('C-05 counts the emails with a problem, and lists the problems', () => {
    const problem = (coachId: number) => ({ coachId, place: 'Line 1', code: 'empty_placeholder', fix: 'Fill it in.' }) as MailProblem;
    const one = new NeedsConfirmation([problem(1), problem(1)]);
    expect(one).toMatchObject({ kind: 'invalid', status: 422, code: 'needs_confirmation', extra: { items: [problem(1), problem(1)] } });
    expect(one.message).toBe('Nothing was sent yet: one email needs a look.');
    expect(new NeedsConfirmation([problem(1), problem(2)]).message).toBe('Nothing was sent yet: 2 emails need a look.');
  });

  it('C-04 numbers read as numbers', () => {
    expect(new CoachNotFound(1).message).toMatch(/^One of the coaches/);
    expect(new CoachNotFound(2).message).toMatch(/^2 of the coaches/);
    expect(new MailTooLong('Dana', 41_000).message).toContain('41,000 characters, and at most 40,000');
  });
});
