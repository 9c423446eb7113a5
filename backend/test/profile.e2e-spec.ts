import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Problem {
  code: string;
  message: string;
  errors: { field: string; code: string; message: string }[];
}

type User = Record<string, unknown>;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const PROFILE = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: new Date().getUTCFullYear() + 1,
  height: '6\'2"',
  weight: 205,
  fortyYardDash: { value: 4.62, unit: 's', timing: 'laser', date: daysAgo(100), place: 'Nike camp', measuredBy: 'Sam Route' },
  armLength: { value: 33.125, unit: 'in', timing: null, date: null, place: null, measuredBy: null },
  level: 'JV',
  handSize: { value: 9.375, unit: 'in', timing: null, date: null, place: null, measuredBy: null },
  wingspan: { value: 78.25, unit: 'in', timing: null, date: null, place: null, measuredBy: null },
  verticalJump: { value: 35.5, unit: 'in', timing: null, date: null, place: null, measuredBy: null },
  broadJump: { value: 116, unit: 'in', timing: null, date: null, place: null, measuredBy: null },
  proShuttle: { value: 4.28, unit: 's', timing: 'laser', date: null, place: null, measuredBy: null },
  threeConeDrill: { value: 7.05, unit: 's', timing: 'hand', date: null, place: null, measuredBy: null },
  benchPress: { value: 265, unit: 'lbs', timing: null, date: null, place: null, measuredBy: null },
  squat: { value: 405, unit: 'lbs', timing: null, date: null, place: null, measuredBy: null },
  powerClean: { value: 255, unit: 'lbs', timing: null, date: null, place: null, measuredBy: null },
  birthdate: '2009-03-14',
  jerseyNumber: '07',
  gpa: 3.75,
  gpaScale: '4.5 weighted',
  coreGpa: 3.55,
  satScore: 1280,
  actScore: 27,
  intendedMajor: 'Civil Engineering',
  highSchool: 'Westlake High School',
  highSchoolHeadCoach: 'Jordan Field',
  highSchoolPositionCoach: 'Sam Route',
  city: 'Austin',
  state: 'TX',
  maxPrepsId: 'https://www.maxpreps.com/tx/austin/westlake/athletes/marcus-lee/',
  hudlProfileUrl: 'https://www.hudl.com/profile/12/Marcus-Lee',
  phone: '(512) 555-0142',
  twitterHandle: 'marcuslee12',
};

describe('PUT /api/user', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const me = async () => (await athlete.get<User>('/api/user')).body;

  it('P-04 changes every profile field and answers the whole user, as GET does', async () => {
    const { status, body } = await athlete.put<User>('/api/user', PROFILE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...PROFILE, username: athlete.account?.username });
    expect(await me()).toEqual(body);
  });

  it('E-01 answers every field of the entity and no secret', async () => {
    const { body } = await athlete.put<User>('/api/user', {});
    const fields = [
      'id',
      'username',
      'email',
      'isAdmin',
      'emailVerified',
      'pendingEmail',
      'role',
      'guardianName',
      'mustChangePassword',
      'secondFactor',
      'deletionDueAt',
      'gmailConnected',
      'profileImageUrl',
      'profileScore',
      'stats',
    ];
    expect(Object.keys(body).sort()).toEqual([...fields, ...Object.keys(PROFILE)].sort());
    expect(body.stats).toEqual({
      emailsSentCount: 0,
      emailsSentByHandCount: 0,
      emailsOpenedCount: 0,
      emailsRepliedCount: 0,
      activeCampaignsCount: 0,
      games: [],
    });
  });

  it('D-02 scores the profile and says what is missing, by sign-up, sign-in, read and change alike', async () => {
    const { username = '', password = '' } = athlete.account ?? {};
    const { profileScore } = (await app.anonymous().post<User>('/api/login', { username, password })).body;
    expect(profileScore).toMatchObject({ score: 0 });
    expect((await me()).profileScore).toEqual(profileScore);
    const { body } = await athlete.put<User>('/api/user', PROFILE);
    expect(body.profileScore).toEqual({
      score: 85,
      missing: [
        { field: 'games', label: 'A game with your stats', weight: 8 },
        { field: 'profileImageUrl', label: 'Photo', weight: 7 },
      ],
    });
    await athlete.post('/api/user/add-game-stats', { opponent: 'Bowie', date: '2025-10-03', stats: {} });
    expect((await me()).profileScore).toMatchObject({ score: 93 });
  });

  it('P-04 leaves an absent field alone and clears one that is null or blank', async () => {
    await athlete.put('/api/user', PROFILE);
    const { body } = await athlete.put<User>('/api/user', { gpa: null, city: '   ', weight: 210 });
    expect(body).toMatchObject({ ...PROFILE, gpa: null, city: null, weight: 210 });
  });

  it('P-04 stores text trimmed and on one line, so that none can add a line to an email', async () => {
    const { body } = await athlete.put<User>('/api/user', { firstName: ' Marcus\r\nBcc: x@evil.test\t' });
    expect(body.firstName).toBe('Marcus Bcc: x@evil.test');
  });

  it.each([
    ['height', '6-2', '6\'2"'],
    ['height', 74, '6\'2"'],
    ['state', 'Texas', 'TX'],
    ['twitterHandle', 'https://x.com/marcuslee12?s=21', 'marcuslee12'],
    ['hudlProfileUrl', 'hudl.com/profile/12', 'https://hudl.com/profile/12'],
    ['jerseyNumber', '#7', '7'],
  ])('P-04 takes %s %j and stores it as %j', async (field, given, stored) => {
    const { status, body } = await athlete.put<User>('/api/user', { [field]: given });
    expect({ status, value: body[field] }).toEqual({ status: 200, value: stored });
  });

  it.each([
    ['gpa', 4.01, 'out_of_range'],
    ['gpa', 3.755, 'too_precise'],
    ['coreGpa', 4.01, 'out_of_range'],
    ['gpa', '3.7', 'not_a_number'],
    ['satScore', 1601, 'out_of_range'],
    ['satScore', 399, 'out_of_range'],
    ['actScore', 37, 'out_of_range'],
    ['weight', 49, 'out_of_range'],
    ['weight', [205], 'not_whole_number'],
    ['graduationYear', 1999, 'out_of_range'],
    ['position', 'CENTER', 'unknown_position'],
    ['height', 'tall', 'not_a_height'],
    ['state', 'Bavaria', 'unknown_state'],
    ['birthdate', '2009-02-30', 'not_a_date'],
    ['birthdate', '2999-01-01', 'in_the_future'],
    ['maxPrepsId', 'a1b2c3', 'not_a_maxpreps_page'],
    ['hudlProfileUrl', 'javascript:alert(1)', 'not_a_web_address'],
    ['twitterHandle', 'sixteen_letters_', 'not_a_handle'],
    ['firstName', { first: 'Marcus' }, 'not_text'],
    ['highSchool', 'x'.repeat(101), 'too_long'],
    ['email', null, 'required'],
    ['email', 'marcus@', 'not_an_email'],
  ])('P-04 refuses %s %j as %s, beside the field', async (field, value, code) => {
    const { status, body } = await athlete.put<Problem>('/api/user', { [field]: value, city: 'Austin' });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ field, code, message: body.message }] });
    expect((await me()).city).toBeNull();
  });

  it('P-04 names every refused field at once', async () => {
    const { body } = await athlete.put<Problem>('/api/user', { gpa: 5, satScore: 1, height: 'tall', city: 'Austin' });
    expect(body).toMatchObject({ code: 'invalid_input' });
    expect(body.errors.map(({ field }) => field)).toEqual(['height', 'gpa', 'satScore']);
  });

  it('P-14 stores a measurement as a whole and answers every part, null where nothing is known', async () => {
    const { body } = await athlete.put<User>('/api/user', { fortyYardDash: { value: '4.7', timing: 'hand', place: ' Home\nfield ' } });
    expect(body.fortyYardDash).toEqual({ value: 4.7, unit: 's', timing: 'hand', date: null, place: 'Home field', measuredBy: null });
    expect((await athlete.put<User>('/api/user', { fortyYardDash: null })).body.fortyYardDash).toBeNull();
  });

  it('P-14 takes a broad jump in feet and inches, and a lift only in whole pounds', async () => {
    const { body } = await athlete.put<User>('/api/user', { broadJump: { value: `9'8"` }, squat: { value: 405 } });
    expect([body['broadJump'], body['squat']]).toMatchObject([
      { value: 116, unit: 'in' },
      { value: 405, unit: 'lbs' },
    ]);
    const refused = await athlete.put<Problem>('/api/user', {
      broadJump: { value: '9-14' },
      squat: { value: 405.5 },
      wingspan: { value: 12 },
    });
    expect(refused.body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['wingspan.value', 'out_of_range'],
      ['broadJump.value', 'not_a_number'],
      ['squat.value', 'too_precise'],
    ]);
  });

  it.each([
    ['value', { value: 3.89 }, 'out_of_range'],
    ['timing', { timing: null }, 'timing_missing'],
    ['date', { date: daysAgo(-2) }, 'in_the_future'],
    ['date', { date: daysAgo(6 * 366) }, 'too_old'],
    ['place', { place: 'x'.repeat(101) }, 'too_long'],
  ])('P-14 refuses a measurement beside its %s: %j', async (part, change, code) => {
    const fortyYardDash = { ...PROFILE.fortyYardDash, ...change };
    const { status, body } = await athlete.put<Problem>('/api/user', { fortyYardDash });
    expect([status, body.errors]).toEqual([400, [{ field: `fortyYardDash.${part}`, code, message: body.message }]]);
    expect((await me()).fortyYardDash).toBeNull();
  });

  it('P-04 P-14 refuses to overwrite a measurement that was changed elsewhere', async () => {
    const { fortyYardDash } = PROFILE;
    await athlete.put('/api/user', { fortyYardDash });
    const [mine, theirs] = [4.55, 4.58].map((value) => ({ ...fortyYardDash, value }));
    expect((await athlete.put('/api/user', { fortyYardDash: theirs, before: { fortyYardDash } })).status).toBe(200);
    const { status, body } = await athlete.put<Problem>('/api/user', { fortyYardDash: mine, before: { fortyYardDash } });
    expect([status, body]).toMatchObject([409, { code: 'text_changed', present: { fortyYardDash: theirs } }]);
    expect((await me()).fortyYardDash).toEqual(theirs);
  });

  it.each(['username', 'isAdmin', 'emailVerified', 'profileImageUrl', 'id', 'password', 'stats', 'profileScore'])(
    'P-04 refuses the field %s, which is not the athlete’s to set',
    async (field) => {
      const before = await me();
      const sent = `{"${field}": "x", "city": "Austin"}`;
      const { status, body } = await athlete.put<Problem>('/api/user', sent);
      expect(status).toBe(400);
      expect(body.errors.map((error) => error.field)).toEqual([field]);
      expect(await me()).toEqual(before);
    },
  );

  it.each(['[]', '"x"', '[{"city":"Austin"}]', '{"city":'])('P-04 refuses the body %s', async (sent) => {
    const { status, body } = await athlete.put<Problem>('/api/user', sent);
    expect({ status, said: body.message.length > 10 }).toEqual({ status: 400, said: true });
  });

  it('P-04 U-01 a new address needs the current password and waits to be confirmed; the verified one counts', async () => {
    await app.source.query('update users set email_verified_at = now() where username = $1', [athlete.account?.username]);
    const email = `new.${athlete.account?.email}`;
    const sent = { email, currentPassword: athlete.account?.password, city: 'Austin' };
    const { status, body } = await athlete.put<User>('/api/user', sent);
    const expected = { status: 200, email: athlete.account?.email, pendingEmail: email, city: 'Austin', emailVerified: true };
    expect({ status, ...body }).toMatchObject(expected);
  });

  it('P-04 takes the unchanged address without a password', async () => {
    const { status } = await athlete.put('/api/user', { email: athlete.account?.email, city: 'Austin' });
    expect(status).toBe(200);
  });

  it.each([undefined, 'wrong', ''])('P-04 changes nothing at all with the password %j', async (currentPassword) => {
    const before = await me();
    const { status, body } = await athlete.put<Problem>('/api/user', {
      email: 'other@recruit.test',
      currentPassword,
      city: 'Austin',
    });
    expect({ status, code: body.code, field: body.errors[0]?.field }).toEqual({
      status: 400,
      code: 'wrong_password',
      field: 'currentPassword',
    });
    expect(await me()).toEqual(before);
  });

  it('P-04 U-01 the address of another account waits like a free one, so that nobody can ask who has an account', async () => {
    const email = (await app.agent()).account?.email.replace('athlete', 'Athlete');
    const { status, body } = await athlete.put<User>('/api/user', { email, currentPassword: athlete.account?.password, city: 'Austin' });
    expect({ status, ...body }).toMatchObject({ status: 200, email: athlete.account?.email, pendingEmail: email, city: 'Austin' });
  });

  it('P-04 keeps both of two changes of different fields made at once', async () => {
    await Promise.all([athlete.put('/api/user', { gpa: 3.7 }), athlete.put('/api/user', { weight: 205 })]);
    expect(await me()).toMatchObject({ gpa: 3.7, weight: 205 });
  });
});
