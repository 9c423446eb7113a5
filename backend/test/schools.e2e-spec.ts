import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface School {
  id: number;
  name: string;
  leadLevel: string;
  introEmailSent: boolean;
  coaches: { id: number; name: string; addedByYou: boolean }[];
}

interface Contact {
  id: number;
  name: string;
  title: string;
  email: string;
  position: string;
  schoolId: number;
  schoolName: string;
  addedByYou: boolean;
}

const DANA = { name: 'Dana Own', title: 'Recruiting Coordinator', email: 'Dana@Own.TEST' };

describe('the directory of schools over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let rival: Agent;
  let school: School;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
    rival = await app.agent();
    const { body } = await athlete.get<School[]>('/api/schools');
    school = body.find(({ name }) => name === 'Slippery Rock') as School;
  });

  afterAll(() => app.close());

  it('R-03 E-03 lists the bundled directory by name with tracking defaults and coaches', async () => {
    const { status, body } = await athlete.get<School[]>('/api/schools');
    expect(status).toBe(200);
    expect(body).toHaveLength(846);
    expect(body.map(({ name }) => name)).toEqual(body.map(({ name }) => name).sort((a, b) => new Intl.Collator('en').compare(a, b)));
    expect(school).toEqual({
      id: expect.any(Number) as number,
      name: 'Slippery Rock',
      aliases: ['Slippery Rock University of Pennsylvania', 'SRU'],
      association: 'NCAA',
      division: 'D2',
      subdivision: null,
      conference: 'Pennsylvania State Athletic',
      state: 'PA',
      city: 'Slippery Rock',
      mascot: expect.any(String) as string,
      websiteUrl: 'https://www.sru.edu/',
      introEmailSent: false,
      responseGotten: false,
      filmSent: false,
      twitterConnection: false,
      leadLevel: 'cold',
      coaches: [],
    });
  });

  it('R-03 answers 304 while nothing changed and the new list as soon as something did', async () => {
    const first = await athlete.get('/api/schools');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const unchanged = await athlete.get('/api/schools', {
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect([unchanged.status, unchanged.body]).toEqual([304, undefined]);
    const { body: contact } = await athlete.post<Contact>('/api/user/contacts', {
      schoolId: school.id,
      ...DANA,
    });
    const changed = await athlete.get<School[]>('/api/schools', {
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect(changed.status).toBe(200);
    expect(changed.body.find(({ id }) => id === school.id)?.coaches).toMatchObject([{ id: contact.id, addedByYou: true }]);
    await athlete.delete(`/api/user/contacts/${contact.id}`);
  });

  it('R-03 gives one school, and 404 school_not_found for what is none', async () => {
    const { body } = await athlete.get(`/api/schools/${school.id}`);
    expect(body).toMatchObject({ ...school, latitude: 41.062719, longitude: -80.045965 });
    expect(body['academics']).toMatchObject({ year: '2022-23', admissionRate: 0.7433, satMath75: 570, act25: 18 });
    for (const id of ['0', '-1', '999999', '99999999999999', 'abc', '1.5', '1e3']) {
      const { status, body } = await athlete.get(`/api/schools/${id}`);
      expect([id, status, body['code']]).toEqual([id, 404, 'school_not_found']);
    }
  });

  it('X-01 answers 401 to a stranger on every path of the directory', async () => {
    const stranger = app.anonymous();
    const answers = await Promise.all([
      stranger.get('/api/schools'),
      stranger.get(`/api/schools/${school.id}`),
      stranger.get('/api/user/favorites'),
      stranger.get('/api/user/contacts'),
      stranger.post('/api/user/contacts', {}),
      stranger.put('/api/user/contacts/1', {}),
      stranger.delete('/api/user/contacts/1'),
      stranger.post('/api/admin/import-schools-csv'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  it('R-11 E-04 adds, shows, changes and removes a private contact', async () => {
    const { status, body: added } = await athlete.post<Contact>('/api/user/contacts', {
      schoolId: school.id,
      ...DANA,
    });
    expect(status).toBe(201);
    expect(added).toEqual({
      id: expect.any(Number) as number,
      firstName: 'Dana',
      lastName: 'Own',
      name: 'Dana Own',
      email: 'Dana@own.test',
      phone: null,
      xHandle: null,
      title: 'Recruiting Coordinator',
      position: 'RC',
      isHeadCoach: false,
      addedByYou: true,
      isExample: false,
      verifiedOn: null,
      staffPage: null,
      origin: 'own',
      enteredOn: expect.any(String) as string,
      confirmed: null,
      aside: null,
      schoolId: school.id,
      schoolName: 'Slippery Rock',
    });
    expect((await athlete.get('/api/user/contacts')).body).toEqual([added]);
    const seen = await athlete.get<School>(`/api/schools/${school.id}`);
    expect(seen.body.coaches).toMatchObject([{ id: added.id, addedByYou: true }]);
    const change = { name: 'Dana Changed', title: 'Head Coach', email: 'dana@own.test' };
    const changed = await athlete.put<Contact>(`/api/user/contacts/${added.id}`, change);
    expect([changed.status, changed.body]).toEqual([200, { ...added, ...change, lastName: 'Changed', position: 'HC', isHeadCoach: true }]);
    expect((await athlete.delete(`/api/user/contacts/${added.id}`)).status).toBe(204);
    expect((await athlete.get('/api/user/contacts')).body).toEqual([]);
  });

  it("R-11 X-01 hides an athlete's contact from everyone else, whatever the body says", async () => {
    const { body: own } = await athlete.post<Contact>('/api/user/contacts', { schoolId: school.id, ...DANA });
    expect((await rival.get<School>(`/api/schools/${school.id}`)).body.coaches).toEqual([]);
    expect((await rival.get('/api/user/contacts')).body).toEqual([]);
    for (const body of [DANA, { nonsense: true }]) {
      const answer = await rival.put(`/api/user/contacts/${own.id}`, body);
      expect([answer.status, answer.body['code']]).toEqual([404, 'contact_not_found']);
    }
    expect((await rival.delete(`/api/user/contacts/${own.id}`)).status).toBe(404);
    expect((await rival.delete('/api/user/contacts/abc')).status).toBe(404);
    expect((await athlete.get('/api/user/contacts')).body).toEqual([own]);
    await athlete.delete(`/api/user/contacts/${own.id}`);
  });

  it('R-11 answers 409 to the same address at the same school and 404 to an unknown school', async () => {
    const first = await athlete.post<Contact>('/api/user/contacts', { schoolId: school.id, ...DANA });
    const again = await athlete.post('/api/user/contacts', { schoolId: school.id, ...DANA, name: 'Other' });
    expect([again.status, again.body['code']]).toEqual([409, 'contact_exists']);
    const nowhere = await athlete.post('/api/user/contacts', { schoolId: 999_999, ...DANA });
    expect([nowhere.status, nowhere.body['code']]).toEqual([404, 'school_not_found']);
    await athlete.delete(`/api/user/contacts/${first.body.id}`);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'Dana\r\nBcc: all@college.test' }],
    ['name', { name: 'D'.repeat(121) }],
    ['name', { name: 7 }],
    ['title', { title: 'T'.repeat(121) }],
    ['title', { title: null }],
    ['email', { email: 'not an address' }],
    ['email', { email: `${'a'.repeat(250)}@b.test` }],
    ['email', { email: 'a@b.test,c@d.test' }],
    ['schoolId', { schoolId: 'one' }],
    ['schoolId', { schoolId: 99_999_999_999 }],
    ['isExample', { isExample: true }],
  ])('R-11 X-05 refuses a contact with a wrong %s: %j', async (field, change) => {
    const { status, body } = await athlete.post<{ errors: { field: string }[] }>('/api/user/contacts', {
      schoolId: school.id,
      ...DANA,
      ...change,
    });
    expect(status).toBe(400);
    expect(body.errors.map((error) => error.field)).toContain(field);
  });
});
