import type { DataExports } from '../application/ports/data-exports.js';

export interface DataExportsHarness {
  exports: DataExports;
  /** A user who asked for a copy of two steps; returns the ids of both. */
  asked: () => Promise<{ userId: string; exportId: string }>;
  /** What is stored of the copy. */
  look: (exportId: string) => Promise<{ state: string; stepsDone: number; size: number; parts: string[] }>;
}

/** What every DataExports does; run on the fake and on PostgreSQL. */
export function dataExportsContract(harness: () => DataExportsHarness): void {
  it('U-05 a copy that was asked for is made from the start, whatever an earlier try left', async () => {
    const { exports, asked, look } = harness();
    const { userId, exportId } = await asked();
    await exports.addPart(exportId, 0, Buffer.from('old'));
    expect(await exports.startOver(userId)).toBe(exportId);
    expect(await look(exportId)).toMatchObject({ state: 'making', parts: [] });
  });

  it('U-05 without a wish, and when the copy has ended, nothing is made', async () => {
    const { exports, asked } = harness();
    const { userId, exportId } = await asked();
    expect(await exports.startOver('00000000-0000-7000-8000-00000000dead')).toBeNull();
    await exports.finish(exportId, 'ready');
    expect(await exports.startOver(userId)).toBeNull();
  });

  it('U-05 parts are kept in their order, and the size is theirs together', async () => {
    const { exports, asked, look } = harness();
    const { exportId } = await asked();
    await exports.addPart(exportId, 0, Buffer.from('first '));
    await exports.addPart(exportId, 1, Buffer.from('second'));
    await exports.noteStep(exportId, 1);
    expect(await look(exportId)).toEqual({ state: 'making', stepsDone: 1, size: 0, parts: ['first ', 'second'] });
    await exports.finish(exportId, 'ready');
    expect(await look(exportId)).toEqual({ state: 'ready', stepsDone: 2, size: 12, parts: ['first ', 'second'] });
  });

  it('U-05 never are more steps done than there are, and an end is the end', async () => {
    const { exports, asked, look } = harness();
    const { exportId } = await asked();
    await exports.noteStep(exportId, 7);
    expect(await look(exportId)).toMatchObject({ stepsDone: 2 });
    await exports.finish(exportId, 'failed');
    await exports.finish(exportId, 'ready');
    expect(await look(exportId)).toMatchObject({ state: 'failed' });
  });
}
