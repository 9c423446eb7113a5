import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { CorrectionNotFound, CorrectionDecided, CorrectionOutdated, TooManyCorrections } from './correction-errors.js';

describe('errors: correction', () => {
  testStableErrors([
    [() => new CorrectionNotFound(), { kind: 'missing', code: 'correction_not_found' }],
    [() => new CorrectionDecided(), { kind: 'conflict', code: 'correction_decided' }],
    [() => new CorrectionOutdated(), { kind: 'conflict', code: 'correction_outdated' }],
    [() => new TooManyCorrections(7), { kind: 'conflict', code: 'too_many_corrections' }],
  ]);
});
