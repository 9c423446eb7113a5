import { ThreadedStaffPageReader } from '../../src/modules/schools/staff-pages/adapters/html/threaded-staff-page-reader.js';
import { staffPageReaderContract } from '../../src/modules/schools/staff-pages/testing/staff-page-reader.contract.js';
import { roundsDuring } from '../../src/shared-kernel/testing/rounds-during.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const person = (at: number) =>
  `<div><p>Dana Sample${'abcdefghij'[at % 10]}</p><p>Safeties</p><a href="mailto:d${at}@college.example">Email</a></div>`;
const LONG_PAGE = `<h1>Football</h1>${Array.from({ length: 6_000 }, (_, at) => person(at)).join('')}`;
/** A page that was read within this thread would leave some ten. */
const MANY_ROUNDS = 200;

describe('staff pages read in a thread', () => {
  let reader: ThreadedStaffPageReader;
  beforeEach(() => (reader = new ThreadedStaffPageReader()));
  afterEach(() => reader.onModuleDestroy());

  staffPageReaderContract(() => reader);

  it('O-11 B-01 a long page holds up nobody', async () => {
    let found = 0;
    const rounds = await roundsDuring(async () => (found = (await reader.read({ html: LONG_PAGE, text: '' })).people.length));
    expect(found).toBe(10);
    expect(rounds).toBeGreaterThan(MANY_ROUNDS);
  });

  it('O-11 at most 20 at once; the next is asked to wait', async () => {
    const page = { html: '<p>Dana Sample</p><p>Coach</p>', text: '' };
    const twenty = Promise.all(Array.from({ length: 20 }, () => reader.read(page)));
    await expect(reader.read(page)).rejects.toMatchObject({ code: 'pages_busy', retryAfterSeconds: 5 });
    expect(await twenty).toHaveLength(20);
    expect((await reader.read(page)).people).toHaveLength(1);
  });
});

describe('POST /api/user/contacts/read-staff-page', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()));
  afterAll(() => app.close());

  const read = async (body: object) => (await app.agent()).post('/api/user/contacts/read-staff-page', body);

  it('B-01 answers who is on the page and stores nothing', async () => {
    const athlete = await app.agent();
    const html =
      '<h1>Football</h1><table><tr><td>Sample, Dana</td><td>Head Coach</td><td><a href="mailto:dana@college.example">Email</a></td></tr></table>';
    const { status, body } = await athlete.post('/api/user/contacts/read-staff-page', { html, text: 'Sample, Dana' });
    const dana = { firstName: 'Dana', lastName: 'Sample', title: 'Head Coach', email: 'dana@college.example', phone: null, twitter: null };
    const known = { state: 'new', where: null, changes: [], staysAsIs: false };
    expect([status, body]).toEqual([200, { people: [{ ...dana, sport: 'Football', isCoach: true, checks: [], known }], notices: [] }]);
    expect((await athlete.get('/api/user/contacts')).body).toEqual([]);
  });

  it('B-01 B-02 asks about the page of another school, and says who is known to this athlete', async () => {
    const [athlete, other] = [await app.agent(), await app.agent()];
    const { body: schools } = await athlete.get<{ id: number; name: string }[]>('/api/schools');
    const schoolId = schools.find(({ name }) => name === 'Akron')?.id ?? 0;
    const dana = { firstName: 'Dana', lastName: 'Sample', title: 'Safeties', email: null, phone: null, twitter: null };
    await athlete.post('/api/user/contacts/import-staff-page', { schoolId, people: [dana] });
    const page = { html: '', text: 'Kent State Golden Flashes\nFootball\nDana Sample\nHead Coach\ndana@college.example', schoolId };
    const answer = async (agent: Agent) => (await agent.post('/api/user/contacts/read-staff-page', page)).body;
    const notices = [{ code: 'other_school', message: 'This looks like the page of Kent State. Is it the right page?' }];
    const changed = { state: 'changed', where: 'yours', changes: ['title', 'email'] };
    expect(await answer(athlete)).toMatchObject({ people: [{ known: changed }], notices });
    expect(await answer(other)).toMatchObject({ people: [{ known: { state: 'new' } }], notices });
  });

  it('B-01 takes a page of two million characters, and says what to do about a longer one', async () => {
    expect((await read({ html: `${'<!-- -->'.repeat(249_000)}` })).status).toBe(200);
    expect(await read({ html: 'a'.repeat(2_000_001) })).toMatchObject({ status: 400, body: { code: 'page_too_long' } });
    expect((await read({ html: 'a'.repeat(3_500_000) })).status).toBe(413);
    expect(await read({})).toMatchObject({ status: 400, body: { code: 'nothing_pasted' } });
  });
});

describe('GET /api/schools/{id}/staff-page', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()));
  afterAll(() => app.close());

  it('B-01 answers an unchecked guess, then the page that the athlete named, to that athlete only', async () => {
    const [athlete, other] = [await app.agent(), await app.agent()];
    const { body: schools } = await athlete.get<{ id: number; name: string }[]>('/api/schools');
    const id = schools.find(({ name }) => name === 'Akron')?.id ?? 0;
    const guess = {
      url: 'https://gozips.com/sports/football/coaches',
      from: 'guess',
      athleticsUrl: 'https://gozips.com',
      searchUrl: 'https://duckduckgo.com/?q=Akron%20football%20coaches',
    };
    const link = async (agent: Agent) => (await agent.get(`/api/schools/${id}/staff-page`)).body;
    expect(await link(athlete)).toEqual(guess);
    const dana = { firstName: 'Dana', lastName: 'Sample', title: 'Head Coach', email: null, phone: null, twitter: null };
    const sourceUrl = 'https://gozips.example/better';
    await athlete.post('/api/user/contacts/import-staff-page', { schoolId: id, sourceUrl, people: [dana] });
    expect(await link(athlete)).toEqual({ ...guess, url: sourceUrl, from: 'you' });
    expect(await link(other)).toEqual(guess);
    expect((await athlete.get('/api/schools/0/staff-page')).status).toBe(404);
  });
});

describe('POST /api/user/contacts/import-staff-page', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()));
  afterAll(() => app.close());

  const dana = { firstName: 'Dana', lastName: 'Sample', title: 'Head Coach', email: 'dana@college.example', phone: null, twitter: null };
  const anySchool = async (athlete: Agent) => {
    const { body } = await athlete.get<{ id: number; coaches: unknown[] }[]>('/api/schools');
    return body[0]?.id ?? 0;
  };

  it('B-01 B-02 keeps the people as contacts of one athlete, and says so again without adding them twice', async () => {
    const athlete = await app.agent();
    const body = { schoolId: await anySchool(athlete), sourceUrl: 'https://college.example/staff', people: [dana] };
    const none = { added: 0, updated: 0, unchanged: 0, inDirectory: 0, changedByYou: [], notOnPage: [] };
    expect(await athlete.post('/api/user/contacts/import-staff-page', body)).toMatchObject({ status: 200, body: { ...none, added: 1 } });
    expect(await athlete.post('/api/user/contacts/import-staff-page', body)).toMatchObject({
      status: 200,
      body: { ...none, unchanged: 1 },
    });
    expect((await athlete.get('/api/user/contacts')).body).toMatchObject([
      { name: 'Dana Sample', staffPage: { url: body.sourceUrl, isGone: false } },
    ]);
    expect((await (await app.agent()).get('/api/user/contacts')).body).toEqual([]);
  });

  it('B-01 names the person and the field that is wrong', async () => {
    const athlete = await app.agent();
    const people = [dana, { ...dana, email: 'nobody' }];
    const { status, body } = await athlete.post('/api/user/contacts/import-staff-page', { schoolId: await anySchool(athlete), people });
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'people[1].email' }] }]);
  });
});
