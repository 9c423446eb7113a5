import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ImportRunning } from './import-running.js';

describe('errors: one import at a time', () => {
  testStableErrors([[() => new ImportRunning(), { kind: 'conflict', code: 'import_running' }]]);
});
