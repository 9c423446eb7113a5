import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { GmailNotConnected, GmailSendOnly, ReconnectFirst, MailboxDoesNotAnswer, CampaignNotPaused } from './reply-check-errors.js';

describe('errors: reply check', () => {
  testStableErrors([
    [() => new GmailNotConnected(), { kind: 'conflict', code: 'gmail_not_connected' }],
    [() => new GmailSendOnly(), { kind: 'conflict', code: 'send_only' }],
    [() => new ReconnectFirst('Film'), { kind: 'conflict', code: 'needs_reconnect' }],
    [() => new MailboxDoesNotAnswer('Film', 7), { kind: 'unavailable', code: 'gmail_unavailable', retryAfterSeconds: 7 }],
    [() => new MailboxDoesNotAnswer('mailbox', 7), { kind: 'unavailable', code: 'mailbox_unavailable', retryAfterSeconds: 7 }],
    [() => new CampaignNotPaused(), { kind: 'conflict', code: 'campaign_not_paused' }],
  ]);

  it('M-08 what to do is said for the account that is connected', () => {
    expect([new ReconnectFirst('mailbox').message, new ReconnectFirst('gmail').message]).toEqual([
      expect.stringMatching(/^Your mailbox/),
      expect.stringMatching(/^Google .* Gmail account/),
    ]);
    expect([new MailboxDoesNotAnswer('mailbox', 7).message, new MailboxDoesNotAnswer('gmail', 7).message]).toEqual([
      expect.stringMatching(/^Your mailbox does not answer/),
      expect.stringMatching(/^Gmail does not answer/),
    ]);
  });
});
