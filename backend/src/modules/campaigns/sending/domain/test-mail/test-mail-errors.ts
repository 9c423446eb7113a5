import { DomainError } from '../../../../../shared-kernel/domain-error.js';

/** The athlete had as many tests as there are in 24 hours. */
export class TooManyTestMails extends DomainError {
  constructor(most: number, retryAfterSeconds: number) {
    super({
      kind: 'conflict',
      status: 429,
      code: 'too_many_test_mails',
      message: `You sent yourself ${most} tests in the last 24 hours, the most there can be. Look at the preview, or try again later.`,
      retryAfterSeconds,
    });
  }
}

/** The same request is still running. */
export class TestMailUnderWay extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'test_mail_under_way', message: 'This test is on its way. Look into your inbox in a minute.' });
  }
}

/** The test was not sent, with the gateway's message. */
export class TestMailFailed extends DomainError {
  constructor(words: string) {
    super({ kind: 'unavailable', status: 502, code: 'test_mail_failed', message: `The test was not sent. ${words}` });
  }
}

/** It is unknown whether the test was sent; it is not retried automatically. */
export class TestMailUnknown extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      status: 502,
      code: 'test_mail_unknown',
      message: 'We do not know whether the test was sent. Look into your inbox before you send another one.',
    });
  }
}

/** Email from the platform's address is stopped; tests are stopped with it. */
export class TestMailStopped extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'platform_stopped',
      message: 'No test was sent: email from our address is stopped until an admin resumes it.',
    });
  }
}
