import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { GmailNotConnected, GmailSendOnly, ReconnectFirst, MailboxDoesNotAnswer, CampaignNotPaused } from './reply-check-errors.js';

describe('errors: reply check', () => {
  testStableErrors([
    [() => new GmailNotConnected(), { kind: 'conflict', code: 'gmail_not_connected' }],
    [() => new GmailSendOnly(), { kind: 'conflict', code: 'send_only' }],
    [() => new ReconnectFirst('Film'), { kind: 'conflict', code: 'needs_reconnect' }],
    [() => new MailboxDoesNotAnswer('Film', 7), { kind: 'unavailable', code: 'gmail_unavailable', retryAfterSeconds: 7 }],
    [() => new CampaignNotPaused(), { kind: 'conflict', code: 'campaign_not_paused' }],
  ]);
});
