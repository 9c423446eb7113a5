import { ImportNotApplied } from './import-not-applied.js';
import { ImportNotFound } from './import-not-found.js';
import type { OvertakenReason } from './import-overtaken.js';
import { refuseUndo } from './refuse-undo.js';

describe('undoing an import', () => {
  const never = async () => false;

  it('K-07 is for an import that was applied and not undone', async () => {
    await expect(refuseUndo('applied', never)).resolves.toBeUndefined();
    await expect(refuseUndo(undefined, never)).rejects.toBeInstanceOf(ImportNotFound);
    for (const status of ['running', 'tried', 'refused', 'failed', 'undone']) {
      await expect(refuseUndo(status, never)).rejects.toBeInstanceOf(ImportNotApplied);
    }
  });

  it.each(['imported_again', 'edited', 'in_use'] as const)('K-07 is refused when it would take away later work: %s', async (reason) => {
    await expect(refuseUndo('applied', async (one) => one === reason)).rejects.toMatchObject({
      code: 'import_overtaken',
      extra: { reason },
    });
  });

  it('K-07 names a later import before an edit, and asks for nothing after the first reason', async () => {
    const asked: OvertakenReason[] = [];
    const isSo = async (reason: OvertakenReason) => asked.push(reason) > 0;
    await expect(refuseUndo('applied', isSo)).rejects.toMatchObject({ extra: { reason: 'imported_again' } });
    expect(asked).toEqual(['imported_again']);
  });
});
