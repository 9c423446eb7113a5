import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { MicrosoftNotSetUp } from './microsoft-not-set-up.js';

describe('errors: Microsoft accounts', () => {
  testStableErrors([[() => new MicrosoftNotSetUp(), { kind: 'conflict', code: 'microsoft_not_set_up' }]]);
});
