import type { AthleteProfileRepository } from '../application/ports/athlete-profile-repository.js';
import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';

export interface AthleteProfileRepositoryHarness {
  profiles: AthleteProfileRepository;
  /** The id of a new account without a profile. */
  addAccount(): Promise<string>;
  /** The stored profile and when it was changed last. */
  stored(userId: string): Promise<(AthleteProfile & { updatedAt: Date }) | undefined>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-22T15:00:00.000Z');

const WHOLE: AthleteProfile = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: 2027,
  height: '6\'2"',
  weight: 205,
  fortyYardDash: { value: 4.62, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  armLength: { value: 33.125, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  handSize: { value: 9.375, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  wingspan: { value: 78.25, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  verticalJump: { value: 35.5, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  broadJump: { value: 116, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  proShuttle: { value: 4.28, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  threeConeDrill: { value: 7.05, unit: 's', timing: 'hand', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  benchPress: { value: 265, unit: 'lbs', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  squat: { value: 405, unit: 'lbs', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  powerClean: { value: 255, unit: 'lbs', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' },
  birthdate: '2009-03-14',
  jerseyNumber: '07',
  gpa: 3.75,
  gpaScale: '4.5 weighted',
  coreGpa: 3.55,
  satScore: 1280,
  actScore: 27,
  intendedMajor: 'Civil Engineering',
  highSchool: 'Westlake High School',
  level: 'Varsity',
  highSchoolHeadCoach: 'Jordan Field',
  highSchoolPositionCoach: 'Sam Route',
  city: 'Austin',
  state: 'TX',
  maxPrepsId: 'https://www.maxpreps.com/tx/austin/westlake/athletes/marcus-lee/',
  hudlProfileUrl: 'https://www.hudl.com/profile/12/Marcus-Lee',
  phone: '(512) 555-0142',
  twitterHandle: 'marcuslee12',
};

/** What every AthleteProfileRepository does; run on the fake and on PostgreSQL. */
export function athleteProfileRepositoryContract(harness: () => AthleteProfileRepositoryHarness): void {
  it('P-04 keeps every field as it was given', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { fields: WHOLE, now: NOW });
    expect(await stored(id)).toMatchObject({ ...WHOLE, updatedAt: NOW });
  });

  it('P-04 makes the profile with the first change; what was not said is null', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { fields: { firstName: 'Marcus' }, now: NOW });
    const nothing = Object.fromEntries(Object.keys(WHOLE).map((field) => [field, null]));
    expect(await stored(id)).toMatchObject({ ...nothing, firstName: 'Marcus' });
  });

  it('P-14 never stores a GPA above the top of its scale, whichever of both is changed', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    const refused = (field: string) => ({ errors: [expect.objectContaining({ field, code: 'out_of_range' })] });
    await profiles.change(id, { fields: { gpa: 4.6, gpaScale: '5.0 weighted' }, now: NOW });
    await expect(profiles.change(id, { fields: { gpaScale: null }, now: NOW })).rejects.toMatchObject(refused('gpaScale'));
    await expect(profiles.change(id, { fields: { gpa: 5.1 }, now: NOW })).rejects.toMatchObject(refused('gpa'));
    expect(await stored(id)).toMatchObject({ gpa: 4.6, gpaScale: '5.0 weighted' });
    await profiles.change(id, { fields: { gpa: 93.5, gpaScale: '100-point' }, now: NOW });
    expect(await stored(id)).toMatchObject({ gpa: 93.5, gpaScale: '100-point' });
    await profiles.change(id, { fields: { gpa: 3.9, gpaScale: null }, now: NOW });
    expect(await stored(id)).toMatchObject({ gpa: 3.9, gpaScale: null });
  });

  it('P-04 leaves alone what is not part of a change', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { fields: WHOLE, now: NOW });
    await profiles.change(id, { fields: { gpa: 3.8, city: undefined }, now: LATER });
    expect(await stored(id)).toMatchObject({ ...WHOLE, gpa: 3.8, updatedAt: LATER });
  });

  it('P-04 clears what is set to null', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { fields: WHOLE, now: NOW });
    await profiles.change(id, { fields: { gpa: null, birthdate: null, city: null, fortyYardDash: null }, now: LATER });
    expect(await stored(id)).toMatchObject({ ...WHOLE, gpa: null, birthdate: null, city: null, fortyYardDash: null });
  });

  it('P-04 keeps both of two changes of different fields made at once', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await Promise.all([
      profiles.change(id, { fields: { gpa: 3.7 }, now: NOW }),
      profiles.change(id, { fields: { weight: 205 }, now: NOW }),
    ]);
    expect(await stored(id)).toMatchObject({ gpa: 3.7, weight: 205 });
  });

  it('P-04 of two changes of one field made at once from the same value, one is refused with the value of the other', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { fields: { gpa: 3.5, city: 'Austin' }, now: NOW });
    const tries = await Promise.allSettled(
      [3.6, 3.7].map((gpa) => profiles.change(id, { fields: { gpa, city: 'Dallas' }, before: { gpa: 3.5 }, now: LATER })),
    );
    const refused = tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
    const { gpa } = (await stored(id)) ?? {};
    expect([3.6, 3.7]).toContain(gpa);
    expect(refused).toEqual([expect.objectContaining({ code: 'text_changed', extra: { present: { gpa } } })]);
  });

  it('P-04 P-14 of two measurements taken from one, the second is refused with the stored one as a whole', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    const { fortyYardDash } = WHOLE;
    await profiles.change(id, { fields: { fortyYardDash }, now: NOW });
    const faster = fortyYardDash && { ...fortyYardDash, value: 4.55 };
    const byHand = fortyYardDash && { ...fortyYardDash, timing: 'hand' as const };
    await profiles.change(id, { fields: { fortyYardDash: faster }, before: { fortyYardDash }, now: LATER });
    const late = profiles.change(id, { fields: { fortyYardDash: byHand }, before: { fortyYardDash }, now: LATER });
    await expect(late).rejects.toMatchObject({ code: 'text_changed', extra: { present: { fortyYardDash: faster } } });
    expect(await stored(id)).toMatchObject({ fortyYardDash: faster });
  });

  it('P-04 of two first changes of one field made at once, one is refused', async () => {
    const { profiles, addAccount } = harness();
    const id = await addAccount();
    const first = (city: string) => profiles.change(id, { fields: { city }, before: { city: null }, now: NOW });
    const tries = await Promise.allSettled([first('Austin'), first('Dallas')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('P-04 changes nothing when one of several fields was changed elsewhere', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { fields: { gpa: 3.6, city: 'Austin' }, now: NOW });
    const late = profiles.change(id, { fields: { gpa: 3.7, city: 'Dallas' }, before: { gpa: 3.5, city: 'Austin' }, now: LATER });
    await expect(late).rejects.toMatchObject({ code: 'text_changed' });
    expect(await stored(id)).toMatchObject({ gpa: 3.6, city: 'Austin', updatedAt: NOW });
  });

  it('P-04 answers what is stored, and null before the first change', async () => {
    const { profiles, addAccount } = harness();
    const id = await addAccount();
    expect(await profiles.of(id)).toBeNull();
    await profiles.change(id, { fields: WHOLE, now: NOW });
    expect(await profiles.of(id)).toMatchObject(WHOLE);
  });

  it("P-04 never touches another athlete's profile", async () => {
    const { profiles, addAccount, stored } = harness();
    const [mine, other] = [await addAccount(), await addAccount()];
    await profiles.change(other, { fields: WHOLE, now: NOW });
    await profiles.change(mine, { fields: { firstName: 'Ann' }, now: LATER });
    expect(await stored(other)).toMatchObject({ ...WHOLE, updatedAt: NOW });
  });
}
