import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { MailboxNeedsReconnect } from './mailbox-needs-reconnect.js';

describe('errors: a mailbox that lets nobody in', () => {
  testStableErrors([[() => new MailboxNeedsReconnect(), { kind: 'conflict', code: 'mailbox_needs_reconnect' }]]);
});
