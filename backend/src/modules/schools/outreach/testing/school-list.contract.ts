import type { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import type { SchoolList } from '../application/ports/school-list.js';
import { TrackingTextChanged } from '../domain/tracking-errors.js';
import { UNTRACKED, type Tracking } from '../domain/tracking.js';

export interface SchoolListHarness {
  list: SchoolList;
  clock: FixedClock;
  /** The id of a new account without schools. */
  addAccount: () => Promise<string>;
  /** The ids of Slippery Rock and Mount Union, both of Division II. */
  schoolIds: () => Promise<{ rock: number; union: number }>;
  /** Ids of the favorites, in no order. */
  favorites: (userId: string) => Promise<number[]>;
  tracked: (userId: string) => Promise<(Tracking & { schoolId: number })[]>;
  /** What became part of the athlete's record, in order. */
  record: (userId: string) => Promise<{ kind: string; data: object }[]>;
}

const NOWHERE = 2_000_000_000;

/** What every SchoolList does; run on the fake and on PostgreSQL. */
export function schoolListContract(harness: () => SchoolListHarness): void {
  let athlete: string;
  let rock: number;
  let union: number;

  beforeEach(async () => {
    athlete = await harness().addAccount();
    ({ rock, union } = await harness().schoolIds());
  });

  const track = (...args: [number, Partial<Tracking>, Partial<Tracking>?]) => harness().list.track(athlete, ...args);
  const record = () => harness().record(athlete);
  const tracked = () => harness().tracked(athlete);
  const favorites = () => harness().favorites(athlete);
  const apply = (changes: Parameters<SchoolList['apply']>[1], keep = true) => harness().list.apply(athlete, changes, { keep });

  it('R-03 R-09 marks a school once, however often it is asked', async () => {
    const { list } = harness();
    const first = await list.addFavorite(athlete, rock);
    expect(first).toMatchObject({ created: true, favorite: { schoolId: rock, school: { name: 'Slippery Rock', division: 'D2' } } });
    expect(await list.addFavorite(athlete, rock)).toEqual({ ...first, created: false });
    expect(await favorites()).toEqual([rock]);
    for (let time = 0; time < 2; time += 1) await list.removeFavorite(athlete, rock);
    expect(await favorites()).toEqual([]);
    expect(await record()).toEqual([
      { kind: 'favorite_added', data: {} },
      { kind: 'favorite_removed', data: {} },
    ]);
  });

  it('R-03 keeps one favorite when the same school is marked many times at once', async () => {
    const { list } = harness();
    const answers = await Promise.all([1, 2, 3].map(() => list.addFavorite(athlete, rock)));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map(({ favorite }) => favorite.id)).size).toBe(1);
  });

  it('R-03 R-05 knows no school that does not exist, and records nothing', async () => {
    await expect(harness().list.addFavorite(athlete, NOWHERE)).rejects.toBeInstanceOf(SchoolNotFound);
    await expect(track(NOWHERE, { leadLevel: 'hot' })).rejects.toBeInstanceOf(SchoolNotFound);
    await harness().list.removeFavorite(athlete, NOWHERE);
    expect([await favorites(), await tracked(), await record()]).toEqual([[], [], []]);
  });

  it('R-05 changes what is given and leaves the rest; an empty change begins to track', async () => {
    await track(rock, { filmSent: true, notes: 'Met at camp' });
    expect(await track(union, {})).toMatchObject({ ...UNTRACKED, schoolId: union });
    const changed = await track(rock, { leadLevel: 'hot', nextStep: 'Call' });
    const school = { name: 'Slippery Rock', division: 'D2' };
    const texts = { notes: 'Met at camp', nextStep: 'Call' };
    const updatedAt = harness().clock.now();
    expect(changed).toEqual({ ...UNTRACKED, ...texts, filmSent: true, leadLevel: 'hot', schoolId: rock, updatedAt, school });
    expect((await tracked()).map(({ schoolId }) => schoolId).sort()).toEqual([rock, union].sort());
  });

  it('R-05 R-09 changes and records nothing when the same is said again', async () => {
    const first = await track(rock, { leadLevel: 'warm', notes: 'Asked for film' });
    harness().clock.advance(60_000);
    expect(await track(rock, { leadLevel: 'warm', notes: 'Asked for film ' })).toEqual(first);
    expect(await record()).toEqual([
      { kind: 'lead_changed', data: { from: 'cold', to: 'warm' } },
      { kind: 'note_changed', data: { text: 'Asked for film' } },
    ]);
  });

  it('R-05 overwrites no text that was changed elsewhere, and stores nothing of that change', async () => {
    await track(rock, { notes: 'Call Dana' });
    await expect(track(rock, { notes: 'Call Sam', filmSent: true }, { notes: 'Call' })).rejects.toBeInstanceOf(TrackingTextChanged);
    expect(await tracked()).toMatchObject([{ notes: 'Call Dana', filmSent: false }]);
    expect(await track(rock, { notes: 'Call Sam' }, { notes: 'Call Dana' })).toMatchObject({ notes: 'Call Sam' });
  });

  it('R-10 stores a list as a whole and returns which schools read differently now', async () => {
    const changes = [
      { schoolId: rock, change: { leadLevel: 'hot' as const, notes: 'Camp' }, favorite: true },
      { schoolId: union, change: { leadLevel: 'cold' as const }, favorite: false },
      { schoolId: NOWHERE, change: { notes: 'Nowhere' }, favorite: true },
    ];
    expect(await apply(changes)).toEqual([rock]);
    expect(await apply(changes)).toEqual([]);
    expect([await favorites(), await tracked()]).toMatchObject([[rock], [{ schoolId: rock, leadLevel: 'hot', notes: 'Camp' }]]);
    expect(await apply([{ schoolId: rock, change: {} }])).toEqual([]);
    expect(await apply([{ schoolId: rock, change: {}, favorite: false }])).toEqual([rock]);
  });

  it('R-10 stores and records nothing when it is only asked what would happen', async () => {
    expect(await apply([{ schoolId: rock, change: { filmSent: true }, favorite: true }], false)).toEqual([rock]);
    expect([await favorites(), await tracked(), await record()]).toEqual([[], [], []]);
  });

  it("X-01 leaves another athlete's list alone", async () => {
    const rival = await harness().addAccount();
    await harness().list.addFavorite(rival, rock);
    await harness().list.track(rival, rock, { notes: 'Mine' });
    await harness().list.removeFavorite(athlete, rock);
    await track(rock, { notes: 'Also mine' }, { notes: '' });
    expect([await harness().favorites(rival), await harness().tracked(rival)]).toMatchObject([[rock], [{ notes: 'Mine' }]]);
  });
}
