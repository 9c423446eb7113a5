import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ReportNotFound, TooManyMessages, MessageNotFound, TooManyReports } from './report-errors.js';

describe('errors: report', () => {
  testStableErrors([
    [() => new ReportNotFound(), { kind: 'missing', code: 'report_not_found' }],
    [() => new TooManyMessages(), { kind: 'unavailable', code: 'too_many_messages', status: 429, retryAfterSeconds: 86400 }],
    [() => new MessageNotFound(), { kind: 'missing', code: 'message_not_found' }],
    [() => new TooManyReports(), { kind: 'conflict', code: 'too_many_reports' }],
  ]);
});
