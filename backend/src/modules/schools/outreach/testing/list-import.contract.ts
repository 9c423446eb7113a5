import type { SchoolList } from '../application/ports/school-list.js';
import { NoListImport } from '../domain/tracking-errors.js';
import { UNTRACKED } from '../domain/tracking.js';
import type { SchoolListHarness } from './school-list.contract.js';

/** How the last import of a SchoolList is taken back; run on the fake and on PostgreSQL. */
export function listImportContract(harness: () => SchoolListHarness): void {
  let athlete: string;
  let rock: number;
  let union: number;

  beforeEach(async () => {
    athlete = await harness().addAccount();
    ({ rock, union } = await harness().schoolIds());
  });

  const take = (changes: Parameters<SchoolList['apply']>[1], keep = true) => harness().list.apply(athlete, changes, { keep });
  const track = (...args: [number, Partial<typeof UNTRACKED>]) => harness().list.track(athlete, ...args);
  const last = () => harness().list.lastImport(athlete);
  const undo = () => harness().list.undoImport(athlete);
  const tracked = () => harness().tracked(athlete);
  const favorites = () => harness().favorites(athlete);

  it('R-10 an undone import leaves the list as it was before, and only the last one can be undone, once', async () => {
    await track(rock, { notes: 'Camp in June', filmSent: true });
    await harness().list.addFavorite(athlete, rock);
    await take([{ schoolId: union, change: { notes: 'Earlier' } }]);
    await take([
      { schoolId: rock, change: { notes: 'Overwritten', leadLevel: 'hot' }, favorite: false },
      { schoolId: union, change: { notes: 'Later' }, favorite: true },
    ]);
    expect(await last()).toEqual({ at: harness().clock.now(), schools: 2 });
    expect(await undo()).toEqual({ restored: 2, kept: 0 });
    expect(await favorites()).toEqual([rock]);
    const list = (await tracked()).sort((a, b) => a.notes.localeCompare(b.notes));
    expect(list).toMatchObject([
      { schoolId: rock, notes: 'Camp in June', leadLevel: 'cold', filmSent: true },
      { schoolId: union, notes: 'Earlier' },
    ]);
    expect(await last()).toBeNull();
    await expect(undo()).rejects.toBeInstanceOf(NoListImport);
  });

  it('R-10 schools that only the import added are no longer tracked', async () => {
    await take([{ schoolId: rock, change: { notes: 'Camp' }, favorite: true }]);
    expect(await undo()).toEqual({ restored: 1, kept: 0 });
    expect([await favorites(), await tracked()]).toEqual([[], []]);
  });

  it('R-10 what was changed since the import stays, field by field', async () => {
    await take([
      { schoolId: rock, change: { notes: 'Camp', nextStep: 'Call' }, favorite: true },
      { schoolId: union, change: { leadLevel: 'warm' } },
    ]);
    await track(rock, { notes: 'Camp, then a visit' });
    expect(await undo()).toEqual({ restored: 1, kept: 1 });
    expect([await favorites(), await tracked()]).toMatchObject([[], [{ schoolId: rock, notes: 'Camp, then a visit', nextStep: '' }]]);
  });

  it('R-10 what was only checked, or changed nothing, does not take the place of the last import', async () => {
    await take([{ schoolId: rock, change: { notes: 'Camp' } }]);
    await take([{ schoolId: union, change: { notes: 'Visit' } }], false);
    await take([{ schoolId: rock, change: { notes: 'Camp' } }]);
    expect(await last()).toMatchObject({ schools: 1 });
    await undo();
    expect(await tracked()).toEqual([]);
  });

  it("X-01 an undo leaves another athlete's list and import alone", async () => {
    const rival = await harness().addAccount();
    await harness().list.apply(rival, [{ schoolId: rock, change: { notes: 'Mine' } }], { keep: true });
    await expect(undo()).rejects.toBeInstanceOf(NoListImport);
    await take([{ schoolId: rock, change: { notes: 'Also mine' } }]);
    await undo();
    expect([await harness().tracked(rival), await harness().list.lastImport(rival)]).toMatchObject([[{ notes: 'Mine' }], { schools: 1 }]);
  });
}
