import type { ImportStore, WriteOptions } from '../application/ports/import-store.js';
import type { ImportBatch, ImportedCoach, ImportedSchool } from '../domain/import-batch.js';
import type { StaffRecord } from '../domain/staff-record.js';
import { nameKey } from '../../directory/domain/name-key.js';
import type { RosterPlayer } from '../../directory/domain/roster/roster-player.js';

export interface ImportStoreWorld {
  store: ImportStore;
  /** The same directory; anyone who waits longer for a turn gives up. */
  impatient: ImportStore;
  schoolId: (name: string) => Promise<number>;
  nextId: () => string;
}

const NOW = new Date('2026-11-21T12:00:00Z');

const rock: ImportedSchool = {
  name: 'Slippery Rock',
  nameKey: nameKey('Slippery Rock'),
  division: 'D2',
  city: 'Slippery Rock',
  state: 'PA',
  conference: 'PSAC',
  websiteUrl: null,
  association: null,
};
const dana: ImportedCoach = {
  schoolNameKey: rock.nameKey,
  state: 'PA',
  name: 'Dana Fieldhouse',
  nameKey: nameKey('Dana Fieldhouse'),
  firstName: 'Dana',
  lastName: 'Fieldhouse',
  title: 'Head Coach',
  position: 'HC',
  isHeadCoach: true,
  email: 'dana@rock.test',
};
const file: ImportBatch[] = [{ schools: [rock], coaches: [dana] }];
const nothing = { created: 0, changed: 0 };

async function* inPieces<Batch>(batches: readonly Batch[], end?: () => Promise<void>): AsyncGenerator<Batch> {
  for (const batch of batches) yield await Promise.resolve(batch);
  await end?.();
}

/** What the use cases of an import rely on. */
export function importStoreContract(open: () => Promise<ImportStoreWorld>): void {
  let world: ImportStoreWorld;

  beforeEach(async () => {
    world = await open();
  });

  const options = (changes: Partial<WriteOptions> = {}): WriteOptions => ({
    importId: world.nextId(),
    now: NOW,
    started: () => Promise.resolve(),
    keep: () => true,
    ...changes,
  });
  const storeSchools = (batches: readonly ImportBatch[], changes: Partial<WriteOptions> = {}) =>
    world.store.storeSchools(inPieces(batches), options(changes));

  it('K-06 K-07 counts what is created, and nothing when the same comes again', async () => {
    const first = await storeSchools(file);
    expect(first).toMatchObject({ schools: { created: 1, changed: 0 }, coaches: { created: 1, changed: 0 }, tracked: [] });
    expect(first.firstChanges).toEqual([
      { kind: 'add', school: 'Slippery Rock', coach: null, field: null, before: null, after: null },
      { kind: 'add', school: 'Slippery Rock', coach: 'Dana Fieldhouse', field: null, before: null, after: null },
    ]);
    expect(await storeSchools(file)).toMatchObject({ schools: nothing, coaches: nothing, firstChanges: [] });
  });

  it('K-07 counts what reads differently; a blank leaves what is there', async () => {
    await storeSchools(file);
    const school = { ...rock, division: 'D3' as const, conference: null };
    const coach = { ...dana, title: '', position: '', isHeadCoach: false, email: 'new@rock.test' };
    const again = await storeSchools([{ schools: [school], coaches: [coach] }]);
    expect(again).toMatchObject({ schools: { created: 0, changed: 1 }, coaches: { created: 0, changed: 1 } });
    expect(again.firstChanges).toEqual([
      { kind: 'change', school: 'Slippery Rock', coach: null, field: 'division', before: 'D2', after: 'D3' },
      {
        kind: 'change',
        school: 'Slippery Rock',
        coach: 'Dana Fieldhouse',
        field: 'email',
        before: 'dana@rock.test',
        after: 'new@rock.test',
      },
    ]);
  });

  it('B-07 stores the association of a school, keeps it where the file says none, and takes it from one that joins the NCAA', async () => {
    const blinn = { ...rock, name: 'Blinn', nameKey: 'blinn', division: 'na' as const, association: 'NAIA' as const };
    const store = async (school: typeof rock) => (await storeSchools([{ schools: [school], coaches: [] }])).schools;
    expect(await store(blinn)).toMatchObject({ created: 1 });
    expect(await store({ ...blinn, association: null })).toEqual(nothing);
    expect(await store({ ...blinn, association: 'NJCAA' })).toMatchObject({ changed: 1 });
    expect(await store({ ...blinn, division: 'D2', association: null })).toMatchObject({ changed: 1 });
    expect(await store({ ...blinn, association: null })).toMatchObject({ changed: 1 });
    expect(await store({ ...blinn, association: 'NJCAA' })).toMatchObject({ changed: 1 });
  });

  it('K-07 says what would happen and takes it back', async () => {
    expect(await storeSchools(file, { keep: () => false })).toMatchObject({ schools: { created: 1, changed: 0 } });
    expect(await storeSchools(file)).toMatchObject({ schools: { created: 1, changed: 0 } });
  });

  it('K-07 takes everything back when a later batch fails', async () => {
    const broken = inPieces(file, () => Promise.reject(new Error('the file ends in the middle')));
    await expect(world.store.storeSchools(broken, options())).rejects.toThrow('the file ends in the middle');
    expect(await storeSchools(file)).toMatchObject({ schools: { created: 1, changed: 0 }, coaches: { created: 1, changed: 0 } });
  });

  it('K-04 stores coaches of known schools only', async () => {
    await storeSchools([{ schools: [rock], coaches: [] }]);
    const { schoolNameKey: _, state: __, ...bare } = dana;
    const coach: StaffRecord = { ...bare, schoolId: await world.schoolId('Slippery Rock'), phone: '(724) 555-0100', xHandle: null };
    const stray = { ...coach, schoolId: 2_000_000_000, name: 'Sam Placeholder', nameKey: 'sam placeholder' };
    const store = () => world.store.storeCoaches(inPieces([[coach, stray]]), options());
    expect(await store()).toMatchObject({ coaches: { created: 1, changed: 0 } });
    expect(await store()).toMatchObject({ coaches: nothing });
  });

  it('K-04 C-21 stores the name on X, and keeps it where a later file leaves it blank', async () => {
    await storeSchools([{ schools: [rock], coaches: [] }]);
    const { schoolNameKey: _, state: __, ...bare } = dana;
    const coach: StaffRecord = { ...bare, schoolId: await world.schoolId('Slippery Rock'), phone: null, xHandle: null };
    const store = (xHandle: string | null) => world.store.storeCoaches(inPieces([[{ ...coach, xHandle }]]), options());
    expect(await store('CoachDana')).toMatchObject({ coaches: { created: 1, changed: 0 } });
    expect(await store(null)).toMatchObject({ coaches: nothing });
    expect(await store('DanaFieldhouse')).toMatchObject({ coaches: { created: 0, changed: 1 } });
  });

  it('K-09 replaces a roster that reads differently; the order of its players does not count', async () => {
    await storeSchools([{ schools: [rock], coaches: [] }]);
    const schoolId = await world.schoolId('Slippery Rock');
    const player = (name: string, place: number): RosterPlayer => ({
      ...{ schoolId, season: 2025, place, name, position: 'WR', classYear: '2027' },
      ...{ heightInches: 73, weightPounds: null, isStarter: null, eligibilityRemaining: null },
    });
    const store = (...players: RosterPlayer[]) => world.store.storeRosters(inPieces([players]), { ...options(), source: 'roster.csv' });
    expect(await store(player('Lou', 1), player('Kim', 2))).toMatchObject({ players: 2, rosters: { created: 1, changed: 0 } });
    expect(await store(player('Kim', 1), player('Lou', 2))).toMatchObject({ players: 0, rosters: nothing });
    expect(await store(player('Kim', 1))).toMatchObject({ players: 1, rosters: { created: 0, changed: 1 } });
  });

  it('R-03 stores examples beside what is there, and a real address makes one of them real', async () => {
    const examples = (batches: readonly ImportBatch[]) => world.store.storeExamples(inPieces(batches), options());
    expect(await examples(file)).toMatchObject({ schools: { created: 1 }, coaches: { created: 1 } });
    const other = { ...dana, email: 'other@rock.test' };
    expect(await examples([{ schools: [rock], coaches: [other] }])).toMatchObject({ coaches: nothing });
    expect(await storeSchools([{ schools: [], coaches: [other] }])).toMatchObject({ coaches: { created: 0, changed: 1 } });
  });

  it('K-07 imports take turns, and who waits too long is told that another one runs', async () => {
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const started = () => Promise.resolve(begun());
    const first = world.store.storeSchools(
      inPieces(file, () => held),
      options({ started }),
    );
    await running;
    const late = world.impatient.storeSchools(inPieces(file), options());
    await expect(late).rejects.toMatchObject({ code: 'import_running', kind: 'conflict' });
    const patient = storeSchools(file);
    end();
    expect(await first).toMatchObject({ schools: { created: 1, changed: 0 } });
    expect(await patient).toMatchObject({ schools: nothing });
  });
}
