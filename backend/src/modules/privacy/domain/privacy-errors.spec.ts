import { testStableErrors } from '../../../shared-kernel/testing/stable-errors.js';
import { LastAdmin, UnknownReceipt, NoExportFile, NotUnderAge, BirthdateRefused, NoPlannedDeletion } from './privacy-errors.js';

describe('errors: privacy', () => {
  testStableErrors([
    [() => new LastAdmin(), { kind: 'conflict', code: 'last_admin' }],
    [() => new UnknownReceipt(), { kind: 'missing', code: 'unknown_receipt' }],
    [() => new NoExportFile(), { kind: 'missing', code: 'no_export' }],
    [() => new NotUnderAge(), { kind: 'conflict', code: 'not_under_13' }],
    [() => new BirthdateRefused('Some words.'), { kind: 'invalid', code: 'invalid_input' }],
    [() => new NoPlannedDeletion('marcus'), { kind: 'missing', code: 'no_planned_deletion' }],
  ]);
});
