import type { FitScore, FitScores } from '../application/ports/fit-scores.js';

export interface FitScoresHarness {
  /** No athlete is due. */
  scores: FitScores;
  /** A new athlete, with one favorite and another school. */
  addAthlete: () => Promise<{ userId: string; favorite: number; other: number }>;
  /** Changes something that the athlete's scores are made of. */
  change: (userId: string) => Promise<void>;
  stored: (userId: string) => Promise<FitScore[]>;
  /** The fits with all schools that are kept. */
  kept: (userId: string) => Promise<{ stamp: string; fits: string } | undefined>;
}

const START = Date.parse('2026-11-21T15:00:00.000Z');
const SECOND_MS = 1_000;
const at = (seconds: number) => new Date(START + seconds * SECOND_MS);

/** What every FitScores does; run on the fake and on PostgreSQL. */
export function fitScoresContract(open: () => Promise<FitScoresHarness>): void {
  let harness: FitScoresHarness;

  beforeEach(async () => {
    harness = await open();
  });

  const score = (schoolId: number, fitVersion = 3): FitScore => ({ schoolId, fitVersion, matchPercentage: 72, positionNeedScore: null });

  async function dueAthlete(): Promise<{ userId: string; favorite: number; other: number }> {
    const athlete = await harness.addAthlete();
    await harness.change(athlete.userId);
    return athlete;
  }

  const take = async (most: number, seconds = 0) => (await harness.scores.takeDue(most, at(seconds))).map(({ userId }) => userId);

  it('R-08 an athlete is due from the change until the scores are stored', async () => {
    const { scores, stored } = harness;
    const { userId, favorite } = await dueAthlete();
    expect(await scores.anyDue(at(0))).toBe(true);
    const [due] = await scores.takeDue(5, at(0));
    if (due) await scores.store(due, [score(favorite)], at(1));
    expect(due?.userId).toBe(userId);
    expect(await stored(userId)).toEqual([score(favorite)]);
    expect(await scores.anyDue(at(1_000))).toBe(false);
  });

  it('R-08 those that waited longest are taken first, each by one process at a time', async () => {
    const [first, second, third] = [await dueAthlete(), await dueAthlete(), await dueAthlete()];
    expect(await take(2)).toEqual([first.userId, second.userId]);
    expect(await take(5)).toEqual([third.userId]);
    expect([await take(5), await harness.scores.anyDue(at(0))]).toEqual([[], false]);
  });

  it('R-08 who was taken and not stored is taken again after a minute', async () => {
    const { userId } = await dueAthlete();
    expect(await take(5, 0)).toEqual([userId]);
    expect(await take(5, 59)).toEqual([]);
    expect(await take(5, 61)).toEqual([userId]);
  });

  it('R-08 stays due when something changed during the computation', async () => {
    const { scores, change } = harness;
    const { userId, favorite } = await dueAthlete();
    const [due] = await scores.takeDue(5, at(0));
    await change(userId);
    if (due) await scores.store(due, [score(favorite)], at(1));
    expect(await take(5, 1)).toEqual([userId]);
  });

  it('R-08 stores scores of favorites only, and replaces older ones', async () => {
    const { scores, stored, change } = harness;
    const { userId, favorite, other } = await dueAthlete();
    for (const version of [1, 2]) {
      const [due] = await scores.takeDue(5, at(version));
      if (due) await scores.store(due, [score(favorite, version), score(other, version)], at(version));
      await change(userId);
    }
    expect(await stored(userId)).toEqual([score(favorite, 2)]);
  });

  it('R-08 makes everybody due whose scores another version computed', async () => {
    const { scores } = harness;
    const { userId, favorite } = await dueAthlete();
    const [due] = await scores.takeDue(5, at(0));
    if (due) await scores.store(due, [score(favorite, 3)], at(0));
    await scores.markOlderThan(3);
    expect(await take(5)).toEqual([]);
    await scores.markOlderThan(4);
    await scores.markOlderThan(4);
    expect(await take(5)).toEqual([userId]);
  });

  it('F-08 keeps the last fits with all schools of each athlete alone', async () => {
    const { scores, addAthlete, kept } = harness;
    const [{ userId: one }, { userId: other }] = [await addAthlete(), await addAthlete()];
    await scores.keepAll(one, { stamp: 'old', fits: '{"a":1}' }, at(0));
    await scores.keepAll(one, { stamp: 'new', fits: '{"a":2}' }, at(1));
    expect(await kept(one)).toEqual({ stamp: 'new', fits: '{"a":2}' });
    expect(await kept(other)).toBeUndefined();
  });
}
