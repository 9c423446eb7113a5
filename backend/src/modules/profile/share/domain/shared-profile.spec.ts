import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import type { Measured } from '../../fields/domain/measured.js';
import { PRETICKED, SHARE_FIELDS, type ShareFieldKey } from './share-fields.js';
import type { ShareSource } from './share-source.js';
import { isFilled, sharedProfile } from './shared-profile.js';

const TODAY = '2026-11-21';

const MARCUS: ShareSource = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: 2027,
  height: '6\'2"',
  weight: 205,
  fortyYardDash: { value: 4.62, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  armLength: { value: 33.125, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  handSize: { value: 9.375, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  wingspan: { value: 78.25, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  verticalJump: { value: 35.5, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  broadJump: { value: 116, unit: 'in', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  proShuttle: { value: 4.28, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  threeConeDrill: { value: 7.05, unit: 's', timing: 'hand', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  benchPress: { value: 265, unit: 'lbs', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  squat: { value: 405, unit: 'lbs', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  powerClean: { value: 255, unit: 'lbs', timing: null, date: '2026-06-13', place: 'Nike camp', measuredBy: 'Lou Clock' },
  birthdate: '2009-03-14',
  jerseyNumber: '07',
  gpa: 3.7,
  gpaScale: null,
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
  email: 'marcus@example.org',
  profileImageUrl: '/api/pictures/1/512.webp',
  clips: [{ id: '1', title: 'Junior highlights', url: 'https://youtu.be/M7lc1UVf-VE' }],
  coachWords: [],
  games: [
    { id: '2', opponent: 'Bowie', date: '2026-09-18', stats: { completions: 2, attempts: 3, passingYards: 1204 } },
    { id: '3', opponent: 'Del Valle', date: '2025-09-19', stats: { completions: 1, attempts: 3 } },
  ],
  nextGames: [{ id: '4', opponent: 'Marble Creek', date: '2099-11-27', time: '19:30', venue: 'home', place: null }],
};

const NOBODY: ShareSource = {
  ...EMPTY_PROFILE,
  email: 'x@example.org',
  profileImageUrl: null,
  clips: [],
  coachWords: [],
  games: [],
  nextGames: [],
};
const ALL = SHARE_FIELDS.map(({ key }) => key);
const shown = (...ticked: ShareFieldKey[]) => sharedProfile(MARCUS, ticked, TODAY);
const EVERYTHING = JSON.stringify(shown(...ALL));

/** What nobody may find in the shared profile unless that very field is ticked. */
const TELLTALE: Record<ShareFieldKey, string> = {
  name: 'Marcus Lee',
  photo: '/api/pictures/1/512.webp',
  position: '"QB"',
  graduationYear: 'Class of 2027',
  jerseyNumber: '#07',
  height: '6\'2\\"',
  weight: '205 lbs',
  fortyYardDash: '4.62 s',
  armLength: '"33 1/8 in"',
  handSize: '"9 3/8 in"',
  wingspan: '"78 1/4 in"',
  verticalJump: '"35 1/2 in"',
  broadJump: '9\'8\\"',
  proShuttle: '4.28 s',
  threeConeDrill: '7.05 s',
  benchPress: '265 lbs',
  squat: '405 lbs',
  powerClean: '255 lbs',
  highSchool: 'Westlake High School',
  level: 'Varsity',
  highSchoolHeadCoach: 'Jordan Field',
  highSchoolPositionCoach: 'Sam Route',
  stats: '1,204',
  film: 'youtu.be',
  gpa: '3.7',
  coreGpa: '3.55',
  satScore: '1280',
  actScore: '"27"',
  intendedMajor: 'Civil Engineering',
  city: '"Austin"',
  state: '"TX"',
  birthdate: 'March 14, 2009',
  email: 'marcus@example.org',
  messages: '"takesMessages":true',
  schedule: 'Marble Creek',
  phone: '(512) 555-0142',
  twitterHandle: '@marcuslee12',
  maxPrepsId: 'maxpreps.com',
};

describe('the shared profile', () => {
  it.each(Object.entries(TELLTALE))('P-12 shows %s when it is ticked, and by no other tick', (key, words) => {
    expect(EVERYTHING).toContain(words);
    expect(JSON.stringify(shown(key as ShareFieldKey))).toContain(words);
    expect(JSON.stringify(shown(...ALL.filter((other) => other !== key)))).not.toContain(words);
  });

  it('P-12 writes a GPA as emails and the fit do', () => {
    expect(shown('gpa', 'coreGpa').tiles.map(({ value }) => value)).toEqual(['3.7', '3.55']);
  });

  it('P-14 P-15 a GPA on another scale than 4.0 says its scale, and never stands alone', () => {
    const gpaOf = (gpa: number, gpaScale: string) =>
      sharedProfile({ ...MARCUS, gpa, gpaScale }, ['gpa'], TODAY).tiles.map(({ value }) => value);
    expect(gpaOf(3.7, '4.0 unweighted')).toEqual(['3.7']);
    expect(gpaOf(4.6, '5.0 weighted')).toEqual(['4.6 (5.0 weighted)']);
    expect(gpaOf(93, '100-point')).toEqual(['93 (100-point)']);
    expect(gpaOf(3.7, 'Another or unknown')).toEqual(['3.7 (scale unknown)']);
  });

  it('P-12 shares the phone number only when it is ticked, as a link to call', () => {
    expect(PRETICKED).not.toContain('phone');
    expect(shown(...PRETICKED).details.map(({ label }) => label)).toEqual(['High school', 'Level']);
    expect(shown('phone').details).toEqual([
      { label: 'Phone', value: '(512) 555-0142', url: 'tel:5125550142', word: null, group: 'contact' },
    ]);
  });

  it('P-14 shows a measurement with how, where, when and by whom it was taken, and only what is known of it', () => {
    const forty = (known: Partial<Measured>) => {
      const fortyYardDash: Measured = { value: 4.6, unit: 's', timing: 'hand', date: null, place: null, measuredBy: null, ...known };
      return sharedProfile({ ...NOBODY, fortyYardDash }, ['fortyYardDash'], TODAY).measurements[0];
    };
    expect(shown('fortyYardDash').measurements).toEqual([
      { label: '40-yard dash', value: '4.62 s', note: 'laser, Nike camp, June 2026, measured by Lou Clock', word: null },
    ]);
    expect(forty({})).toEqual({ label: '40-yard dash', value: '4.6 s', note: 'hand', word: null });
    expect(forty({ date: '2025-12-31' })).toMatchObject({ note: 'hand, December 2025' });
    expect(forty({ timing: null })).toMatchObject({ note: null });
  });

  it('P-14 says of a lift that it is the maximum of one repetition, and shows none that is not ticked', () => {
    const lifts = ['benchPress', 'squat', 'powerClean'] as const;
    const note = 'one-repetition maximum, Nike camp, June 2026, measured by Lou Clock';
    expect(shown(...lifts).measurements).toEqual([
      { label: 'Bench press', value: '265 lbs', note, word: null },
      { label: 'Squat', value: '405 lbs', note, word: null },
      { label: 'Power clean', value: '255 lbs', note, word: null },
    ]);
    expect(PRETICKED.filter((key) => lifts.some((lift) => lift === key))).toEqual([]);
  });

  it('P-12 shows nothing without a tick', () => {
    expect(shown()).toEqual({
      name: null,
      photoUrl: null,
      headline: [],
      tiles: [],
      measurements: [],
      details: [],
      stats: null,
      film: [],
      nextGames: [],
      takesMessages: false,
    });
  });

  it('P-12 leaves out what the profile does not say, and says so to its owner', () => {
    expect(sharedProfile(NOBODY, PRETICKED, TODAY)).toEqual(shown());
    expect(ALL.filter((key) => isFilled(NOBODY, key, TODAY))).toEqual(['email', 'messages']);
    expect(ALL.filter((key) => isFilled(MARCUS, key, TODAY))).toEqual(ALL);
  });

  it('P-12 puts the film link first and then the clips, with their players', () => {
    expect(shown('film').film).toEqual([
      { title: 'Main film', url: MARCUS.hudlProfileUrl, site: 'hudl.com', player: null },
      {
        title: 'Junior highlights',
        url: 'https://youtu.be/M7lc1UVf-VE',
        site: 'youtu.be',
        player: { host: 'youtube', embedUrl: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE' },
      },
    ]);
  });

  it('P-12 tells the latest season beside the career, only what was recorded', () => {
    expect(shown('stats').stats).toEqual({
      season: 2026,
      seasonGames: 1,
      careerGames: 2,
      groups: [
        {
          title: 'Passing',
          figures: [
            { label: 'Completions', season: '2', career: '3' },
            { label: 'Attempts', season: '3', career: '6' },
            { label: 'Passing Yards', season: '1,204', career: '1,204' },
            { label: 'Completion %', season: '67%', career: '50%' },
            { label: 'Yards per Attempt', season: '401.3', career: '401.3' },
          ],
        },
      ],
    });
  });

  it('U-12 shows a coach’s word beside its figure, and only when that is ticked', () => {
    const word = { coach: 'Dale Rivers', school: 'Akron East High', day: '2026-11-21', verified: true };
    const confirmed: ShareSource = { ...MARCUS, coachWords: [{ figure: 'height', ...word }] };
    expect(sharedProfile(confirmed, ['height', 'weight'], TODAY).tiles.map((tile) => [tile.label, tile.word])).toEqual([
      ['Height', word],
      ['Weight', null],
    ]);
    expect(JSON.stringify(sharedProfile(confirmed, ['weight'], TODAY))).not.toContain('Dale Rivers');
  });
});
