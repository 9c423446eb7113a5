import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { TooManyDrafts, TooManyCampaigns, TooManyWaitingMails, TooManyMails, TooManyTemplates, TemplateTooLong } from './limit-errors.js';

describe('errors: limit', () => {
  testStableErrors([
    [() => new TooManyDrafts(), { kind: 'conflict', code: 'too_many_drafts' }],
    [() => new TooManyCampaigns(), { kind: 'conflict', code: 'too_many_campaigns' }],
    [() => new TooManyWaitingMails(7), { kind: 'conflict', code: 'too_many_waiting_mails' }],
    [() => new TooManyMails(), { kind: 'conflict', code: 'too_many_mails' }],
    [() => new TooManyTemplates(), { kind: 'conflict', code: 'too_many_templates' }],
    [() => new TemplateTooLong(), { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'template', code: 'maxLength' }] }],
  ]);
});
