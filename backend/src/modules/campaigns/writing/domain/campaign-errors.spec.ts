import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  CampaignNotFound,
  CampaignNotDraft,
  CampaignChanged,
  CoachNotFound,
  NobodyToWriteTo,
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
    [new CampaignNotFound(), { kind: 'missing', code: 'campaign_not_found' }],
    [new CampaignNotDraft(), { kind: 'conflict', code: 'campaign_not_draft' }],
    [new CampaignChanged(), { kind: 'conflict', code: 'campaign_changed' }],
    [new CoachNotFound(7), { kind: 'missing', code: 'coach_not_found' }],
    [new NobodyToWriteTo(), { kind: 'invalid', code: 'no_addresses' }],
    [new MailTooLong('Film', 7), { kind: 'invalid', code: 'mail_too_long' }],
    [new NothingCanDeliver(), { kind: 'conflict', code: 'nothing_can_deliver' }],
    [new NothingKept(), { kind: 'conflict', code: 'nothing_kept' }],
    [new EmailNotVerified(), { kind: 'conflict', code: 'email_not_verified' }],
    [new TooLateToTakeBack(), { kind: 'conflict', code: 'too_late' }],
    [new MailNotFound(), { kind: 'missing', code: 'mail_not_found' }],
    [new NothingToDecide(), { kind: 'conflict', code: 'nothing_to_decide' }],
    [new StillBeingChecked(7), { kind: 'conflict', code: 'still_being_checked', retryAfterSeconds: 7 }],
  ]);
});
