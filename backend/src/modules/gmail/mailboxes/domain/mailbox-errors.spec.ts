import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { MailboxTaken, GmailIsConnected } from './mailbox-errors.js';

describe('errors: mailbox', () => {
  testStableErrors([
    [() => new MailboxTaken(), { kind: 'conflict', code: 'mailbox_taken' }],
    [() => new GmailIsConnected(), { kind: 'conflict', code: 'gmail_connected' }],
  ]);
});
