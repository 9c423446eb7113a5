import type { AthleteProfileRepository } from '../application/ports/athlete-profile-repository.js';
import type { AthleteProfile } from '../domain/athlete-profile.js';

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
  birthdate: '2009-03-14',
  jerseyNumber: '07',
  gpa: 3.75,
  coreGpa: 3.55,
  satScore: 1280,
  actScore: 27,
  highSchool: 'Westlake High School',
  highSchoolHeadCoach: 'Jordan Field',
  highSchoolPositionCoach: 'Sam Route',
  city: 'Austin',
  state: 'TX',
  maxPrepsId: 'https://www.maxpreps.com/tx/austin/westlake/athletes/marcus-lee/',
  hudlProfileUrl: 'https://www.hudl.com/profile/12/Marcus-Lee',
  twitterHandle: 'marcuslee12',
};

/** What every AthleteProfileRepository does; run on the fake and on PostgreSQL. */
export function athleteProfileRepositoryContract(harness: () => AthleteProfileRepositoryHarness): void {
  it('P-04 keeps every field as it was given', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, WHOLE, NOW);
    expect(await stored(id)).toMatchObject({ ...WHOLE, updatedAt: NOW });
  });

  it('P-04 makes the profile with the first change; what was not said is null', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, { firstName: 'Marcus' }, NOW);
    const nothing = Object.fromEntries(Object.keys(WHOLE).map((field) => [field, null]));
    expect(await stored(id)).toMatchObject({ ...nothing, firstName: 'Marcus' });
  });

  it('P-04 leaves alone what is not part of a change', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, WHOLE, NOW);
    await profiles.change(id, { gpa: 3.8, city: undefined }, LATER);
    expect(await stored(id)).toMatchObject({ ...WHOLE, gpa: 3.8, updatedAt: LATER });
  });

  it('P-04 clears what is set to null', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await profiles.change(id, WHOLE, NOW);
    await profiles.change(id, { gpa: null, birthdate: null, city: null }, LATER);
    expect(await stored(id)).toMatchObject({ ...WHOLE, gpa: null, birthdate: null, city: null });
  });

  it('P-04 keeps both of two changes of different fields made at once', async () => {
    const { profiles, addAccount, stored } = harness();
    const id = await addAccount();
    await Promise.all([profiles.change(id, { gpa: 3.7 }, NOW), profiles.change(id, { weight: 205 }, NOW)]);
    expect(await stored(id)).toMatchObject({ gpa: 3.7, weight: 205 });
  });

  it("P-04 never touches another athlete's profile", async () => {
    const { profiles, addAccount, stored } = harness();
    const [mine, other] = [await addAccount(), await addAccount()];
    await profiles.change(other, WHOLE, NOW);
    await profiles.change(mine, { firstName: 'Ann' }, LATER);
    expect(await stored(other)).toMatchObject({ ...WHOLE, updatedAt: NOW });
  });
}
