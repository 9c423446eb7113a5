import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ImportFileError } from './import-file-error.js';
import { WorkbooksBusy } from './workbooks-busy.js';

describe('errors: files of tables', () => {
  testStableErrors([
    [() => new ImportFileError('empty_file', 'It is empty.'), { kind: 'invalid', code: 'empty_file' }],
    [
      () => new ImportFileError('missing_column', 'A column is missing.', { column: 'name' }),
      { kind: 'invalid', code: 'missing_column', errors: [{ field: 'name', code: 'missing_column' }] },
    ],
    [() => new WorkbooksBusy(), { kind: 'unavailable', code: 'workbooks_busy', retryAfterSeconds: 60 }],
  ]);

  it('the place in the file goes along', () => {
    expect(new ImportFileError('malformed_csv', 'A quote is open.', { line: 7 }).extra).toEqual({ line: 7 });
  });
});
