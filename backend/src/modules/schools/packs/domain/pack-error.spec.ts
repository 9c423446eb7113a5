import { PackError } from './pack-error.js';

describe('a directory pack that cannot be read', () => {
  it('B-06 is refused as a whole', () => {
    const error = new PackError('damaged_pack');
    expect(error).toMatchObject({ kind: 'invalid', code: 'damaged_pack', extra: {} });
    expect(error.message).toMatch(/Export it again\.$/);
  });

  it('B-06 names the line, and what is wrong there', () => {
    expect(new PackError('not_pack', { line: 3 })).toMatchObject({ extra: { line: 3 } });
    expect(new PackError('not_pack', { line: 3 }).message).toMatch(/ Line 3: it cannot be read\.$/);
    expect(new PackError('not_pack', { line: 3, detail: 'no name' }).message).toMatch(/ Line 3: no name\.$/);
  });
});
