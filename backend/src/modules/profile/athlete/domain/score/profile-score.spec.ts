import { PROFILE_PARTS, profileScore, type ScoredProfile } from './profile-score.js';

const WHOLE: ScoredProfile = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: 2027,
  height: '6\'2"',
  weight: 205,
  gpa: 3.7,
  satScore: 1280,
  actScore: null,
  highSchool: 'Westlake High School',
  city: 'Austin',
  state: 'TX',
  hudlProfileUrl: 'https://www.hudl.com/profile/12',
  profileImageUrl: '/api/pictures/1',
  filmClips: 0,
  games: 3,
};

const NOTHING = Object.fromEntries(
  Object.entries(WHOLE).map(([field, value]) => [
    field,
    ['filmClips', 'games'].includes(field) ? 0 : typeof value === 'string' ? '' : null,
  ]),
) as unknown as ScoredProfile;

const missingOf = (changes: Partial<ScoredProfile>) => profileScore({ ...WHOLE, ...changes }).missing.map(({ field }) => field);

describe('the profile score', () => {
  it('D-02 is 100 with nothing missing', () => {
    expect(profileScore(WHOLE)).toEqual({ score: 100, missing: [] });
  });

  it('D-02 is 0 for an athlete who has said nothing, and names everything with its weight, the heaviest first', () => {
    const { score, missing } = profileScore(NOTHING);
    expect(score).toBe(0);
    expect(missing).toHaveLength(PROFILE_PARTS.length);
    const weights = missing.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('D-02 has weights that add up to 100', () => {
    expect(PROFILE_PARTS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('D-02 takes off the weight of what is missing', () => {
    expect(profileScore({ ...WHOLE, gpa: null, city: '' })).toEqual({
      score: 87,
      missing: [
        { field: 'gpa', label: 'GPA', weight: 10 },
        { field: 'city', label: 'City', weight: 3 },
      ],
    });
  });

  it('D-02 takes a GPA of 0 as said', () => {
    expect(missingOf({ gpa: 0 })).toEqual([]);
  });

  it('D-02 takes either test, and either kind of film', () => {
    expect(missingOf({ satScore: null, actScore: 27 })).toEqual([]);
    expect(missingOf({ satScore: null })).toEqual(['satScore']);
    expect(missingOf({ hudlProfileUrl: null, filmClips: 1 })).toEqual([]);
    expect(missingOf({ hudlProfileUrl: null })).toEqual(['hudlProfileUrl']);
  });
});
