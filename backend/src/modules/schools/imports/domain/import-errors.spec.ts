import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ImportNotApplied } from './import-not-applied.js';
import { ImportNotFound } from './import-not-found.js';
import { ImportOvertaken } from './import-overtaken.js';
import { InvalidCorrections } from './invalid-corrections.js';
import { InvalidMapping } from './invalid-mapping.js';

describe('errors: imports', () => {
  testStableErrors([
    [() => new ImportNotApplied(), { kind: 'conflict', code: 'import_not_applied' }],
    [() => new ImportNotFound(), { kind: 'missing', code: 'import_not_found' }],
    [() => new ImportOvertaken('edited'), { kind: 'conflict', code: 'import_overtaken' }],
    [
      () => new InvalidCorrections('There is no such row.'),
      { kind: 'invalid', code: 'invalid_corrections', errors: [{ field: 'corrections', code: 'invalid_corrections' }] },
    ],
    [
      () => new InvalidMapping([{ field: 'mapping', code: 'required', message: 'Choose a column.' }]),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'mapping', code: 'required' }] },
    ],
  ]);

  it('K-07 the reason of a refused undo goes along', () => {
    expect(new ImportOvertaken('in_use')).toMatchObject({ extra: { reason: 'in_use' }, message: expect.stringContaining('athletes use') });
  });

  it('B-08 a refusal of the columns reads like the first of them', () => {
    expect(new InvalidMapping([{ field: 'mapping', code: 'required', message: 'First.' }]).message).toBe('First.');
    expect(new InvalidMapping([]).message).toBe('Please check the columns.');
  });
});
