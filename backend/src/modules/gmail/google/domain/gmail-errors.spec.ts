import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { GmailNeedsReconnect } from './gmail-needs-reconnect.js';
import { GmailNotSetUp } from './gmail-not-set-up.js';

describe('errors: Gmail', () => {
  testStableErrors([
    [() => new GmailNeedsReconnect(), { kind: 'conflict', code: 'gmail_needs_reconnect' }],
    [() => new GmailNotSetUp(), { kind: 'conflict', code: 'gmail_not_set_up' }],
  ]);
});
