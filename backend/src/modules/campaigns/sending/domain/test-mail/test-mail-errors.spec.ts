import { testStableErrors } from '../../../../../shared-kernel/testing/stable-errors.js';
import { TooManyTestMails, TestMailUnderWay, TestMailFailed, TestMailUnknown, TestMailStopped } from './test-mail-errors.js';

describe('errors: test mail', () => {
  testStableErrors([
    [() => new TooManyTestMails(7, 7), { kind: 'conflict', code: 'too_many_test_mails', status: 429, retryAfterSeconds: 7 }],
    [() => new TestMailUnderWay(), { kind: 'conflict', code: 'test_mail_under_way' }],
    [() => new TestMailFailed('Some words.'), { kind: 'unavailable', code: 'test_mail_failed', status: 502 }],
    [() => new TestMailUnknown(), { kind: 'unavailable', code: 'test_mail_unknown', status: 502 }],
    [() => new TestMailStopped(), { kind: 'conflict', code: 'platform_stopped' }],
  ]);
});
