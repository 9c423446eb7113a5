import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { uploadForm } from './upload.js';

interface School {
  id: number;
  name: string;
  coaches: Coach[];
}

interface Coach {
  id: number;
  name: string;
  email: string | null;
  position: string;
  verifiedOn: string | null;
}

interface Correction {
  id: string;
  status: string;
}

const NEW_SCHOOL = {
  name: 'Editing College',
  division: 'D3',
  city: 'Town',
  state: 'Ohio',
  websiteUrl: 'www.edit.test',
  aliases: ['EC'],
};
const DANA = {
  name: 'Dana Fieldhouse',
  title: 'Recruiting Coordinator',
  email: 'dana@edit.test',
  phone: '(724) 555-0100',
};

describe('the shared directory as admins keep it', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;
  let school: School;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
    athlete = await app.agent();
    school = (await admin.post<School>('/api/admin/schools', NEW_SCHOOL)).body;
  });

  afterAll(() => app.close());

  const coachesSeen = async () => (await athlete.get<School>(`/api/schools/${school.id}`)).body.coaches;
  const dana = async () => (await admin.post<Coach>('/api/admin/coaches', { schoolId: school.id, ...DANA })).body;

  it('K-09 adds and changes a school, and refuses a second of its name', async () => {
    expect(school).toMatchObject({
      name: 'Editing College',
      state: 'OH',
      websiteUrl: 'https://www.edit.test',
      aliases: ['EC'],
    });
    const repeat = await admin.post('/api/admin/schools', { ...NEW_SCHOOL, name: 'EDITING  college' });
    expect([repeat.status, repeat.body['code']]).toEqual([409, 'school_exists']);
    const changed = await admin.put(`/api/admin/schools/${school.id}`, { ...NEW_SCHOOL, city: 'Elsewhere' });
    expect([changed.status, changed.body['city']]).toEqual([200, 'Elsewhere']);
  });

  it.each([
    ['division', { division: 'D9' }],
    ['state', { state: 'Ontario' }],
    ['websiteUrl', { websiteUrl: 'javascript:alert(1)' }],
    ['name', { name: 'A\nB' }],
  ])('K-09 X-05 names the field %s when it is wrong', async (field, change) => {
    const { status, body } = await admin.post<{ errors: { field: string }[] }>('/api/admin/schools', {
      ...NEW_SCHOOL,
      ...change,
    });
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });

  it('K-09 adds, verifies, changes and removes a coach, and athletes see it at once', async () => {
    const coach = await dana();
    expect(coach).toMatchObject({ position: 'RC', verifiedOn: null, email: 'dana@edit.test' });
    const verified = await admin.post<Coach>(`/api/admin/coaches/${coach.id}/verify`);
    expect(verified.body.verifiedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(await coachesSeen()).toMatchObject([{ name: 'Dana Fieldhouse', verifiedOn: verified.body.verifiedOn }]);
    const moved = await admin.put<Coach>(`/api/admin/coaches/${coach.id}`, {
      ...DANA,
      email: 'new@edit.test',
    });
    expect(moved.body).toMatchObject({ email: 'new@edit.test', verifiedOn: null });
    expect((await admin.delete(`/api/admin/coaches/${coach.id}`)).status).toBe(204);
    expect(await coachesSeen()).toEqual([]);
  });

  it("K-09 leaves athletes' own contacts to them", async () => {
    const own = await athlete.post<Coach>('/api/user/contacts', {
      schoolId: school.id,
      name: 'My Own',
      title: '',
      email: 'own@edit.test',
    });
    for (const answer of [
      await admin.put(`/api/admin/coaches/${own.body.id}`, DANA),
      await admin.post(`/api/admin/coaches/${own.body.id}/verify`),
      await admin.delete(`/api/admin/coaches/${own.body.id}`),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([404, 'coach_not_found']);
    }
    await athlete.delete(`/api/user/contacts/${own.body.id}`);
  });

  it('K-09 says what goes along with a school before and when it is removed', async () => {
    const doomed = (await admin.post<School>('/api/admin/schools', { ...NEW_SCHOOL, name: 'Doomed College' })).body;
    await admin.post('/api/admin/coaches', { schoolId: doomed.id, ...DANA });
    await athlete.post('/api/user/favorites', { schoolId: doomed.id });
    const expected = { coaches: 1, contacts: 0, favorites: 1, trackings: 0, rosterPlayers: 0 };
    expect((await admin.get(`/api/admin/schools/${doomed.id}/dependants`)).body).toEqual(expected);
    const removed = await admin.delete(`/api/admin/schools/${doomed.id}`);
    expect([removed.status, removed.body]).toEqual([200, expected]);
    expect((await athlete.get(`/api/schools/${doomed.id}`)).status).toBe(404);
  });

  it('K-02 exports the filtered contacts, safe against formulas and fit to be imported again', async () => {
    const evil = await admin.post<Coach>('/api/admin/coaches', {
      schoolId: school.id,
      name: '=HYPERLINK("x")',
      title: '@SUM(1)',
      email: null,
    });
    const coach = await dana();
    const all = await admin.get<string>('/api/admin/coaches/export?search=editing&division=D3');
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"');
    const lines = all.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")",'@SUM(1)`);
    const some = await admin.get<string>('/api/admin/coaches/export?position=RC&search=ec');
    expect(some.body).toContain('Editing College,OH,D3,,Dana Fieldhouse,Recruiting Coordinator,RC,dana@edit.test,(724) 555-0100,');
    await admin.delete(`/api/admin/coaches/${evil.body.id}`);
    const clean = await admin.get<string>('/api/admin/coaches/export?search=editing');
    const back = await admin.post<{ difference: object }>('/api/admin/import-coaches-csv', uploadForm(clean.body));
    expect(back.body.difference).toMatchObject({ adds: 0, changes: 0, leaves: 1 });
    await admin.delete(`/api/admin/coaches/${coach.id}`);
    expect((await admin.get('/api/admin/coaches/export?position=XX')).status).toBe(400);
  });

  it('B-07 a school outside the NCAA names its association, one of U SPORTS its province', async () => {
    const western = { name: 'Western Test', division: 'na', city: 'London', state: 'ON', association: 'U SPORTS' };
    const { body } = await admin.post<School & { association: string }>('/api/admin/schools', western);
    expect(body).toMatchObject({ state: 'ON', association: 'U SPORTS' });
    const change = (association: string) =>
      admin.put<{ errors: { field: string }[] }>(`/api/admin/schools/${body.id}`, { ...western, association });
    const refused = [await change('NAIA'), await change('NFL')];
    expect(refused.map((answer) => [answer.status, answer.body.errors[0]?.field])).toEqual([
      [400, 'state'],
      [400, 'association'],
    ]);
    await admin.delete(`/api/admin/schools/${body.id}`);
  });

  it('K-03 counts schools and coaches', async () => {
    const figures = async () => (await admin.get('/api/admin/directory-stats')).body;
    expect(await figures()).toMatchObject({ totalSchools: 847, totalCoaches: 0, d1Schools: 263 });
    const coach = await dana();
    expect(await figures()).toMatchObject({ totalSchools: 847, totalCoaches: 1, d1Schools: 263 });
    // A contact of an athlete's own is no coach of the directory.
    const robin = { schoolId: school.id, name: 'Robin Own', title: 'Recruiting Coordinator', email: 'robin@own.example.edu' };
    const own = await athlete.post<Coach>('/api/user/contacts', robin);
    expect(own.status).toBe(201);
    expect(await figures()).toMatchObject({ totalCoaches: 1 });
    await athlete.delete(`/api/user/contacts/${own.body.id}`);
    await admin.delete(`/api/admin/coaches/${coach.id}`);
  });

  it('R-11 lets an athlete report a wrong address; accepting changes it for everybody', async () => {
    const coach = await dana();
    const sent = await athlete.post<Correction>('/api/user/corrections', {
      schoolId: school.id,
      coachId: coach.id,
      kind: 'wrong_address',
      proposed: { email: 'right@edit.test' },
      note: 'Said on the phone',
    });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      {
        status: 'open',
        coachName: 'Dana Fieldhouse',
        coachEmail: 'dana@edit.test',
        by: athlete.account?.username,
      },
    ]);
    expect((await admin.get<Correction[]>('/api/admin/corrections?status=open')).body.map(({ id }) => id)).toContain(sent.body.id);
    const decided = await admin.post<Correction>(`/api/admin/corrections/${sent.body.id}/decide`, {
      accept: true,
    });
    expect(decided.body).toMatchObject({ status: 'accepted' });
    expect(await coachesSeen()).toMatchObject([{ email: 'right@edit.test' }]);
    const again = await admin.post(`/api/admin/corrections/${sent.body.id}/decide`, { accept: false });
    expect([again.status, again.body['code']]).toEqual([409, 'correction_decided']);
    expect((await athlete.get<Correction[]>('/api/user/corrections')).body).toMatchObject([{ status: 'accepted' }]);
    expect((await (await app.agent()).get('/api/user/corrections')).body).toEqual([]);
    await admin.delete(`/api/admin/coaches/${coach.id}`);
  });

  it('R-11 lets an athlete propose an own contact for everybody', async () => {
    const own = await athlete.post<Coach>('/api/user/contacts', {
      schoolId: school.id,
      name: 'Robin Sideline',
      title: 'Tight Ends',
      email: 'robin@edit.test',
    });
    const sent = await athlete.post<Correction>('/api/user/corrections', { contactId: own.body.id });
    expect(sent.body).toMatchObject({
      kind: 'new_contact',
      proposed: { name: 'Robin Sideline', title: 'Tight Ends', email: 'robin@edit.test' },
    });
    const stranger = await app.agent();
    expect((await stranger.post('/api/user/corrections', { contactId: own.body.id })).status).toBe(404);
    await admin.post(`/api/admin/corrections/${sent.body.id}/decide`, { accept: true });
    expect((await stranger.get<School>(`/api/schools/${school.id}`)).body.coaches).toMatchObject([
      { name: 'Robin Sideline', position: 'TE' },
    ]);
  });

  it('R-11 keeps the answer when a coach is gone, and changes nothing when it is rejected', async () => {
    const coach = await dana();
    const about = { schoolId: school.id, coachId: coach.id };
    const left = await athlete.post<Correction>('/api/user/corrections', { ...about, kind: 'left' });
    const other = await athlete.post<Correction>('/api/user/corrections', {
      ...about,
      kind: 'other',
      proposed: { title: 'Head Coach' },
    });
    await admin.post(`/api/admin/corrections/${left.body.id}/decide`, { accept: true });
    const late = await admin.post(`/api/admin/corrections/${other.body.id}/decide`, { accept: true });
    expect([late.status, late.body['code']]).toEqual([409, 'correction_outdated']);
    const rejected = await admin.post<Correction>(`/api/admin/corrections/${other.body.id}/decide`, {
      accept: false,
    });
    expect(rejected.body).toMatchObject({ status: 'rejected', coachId: null, coachName: 'Dana Fieldhouse' });
  });

  it.each([
    ['schoolId', { kind: 'left', coachId: 1 }],
    ['kind', { schoolId: 1, kind: 'nonsense' }],
    ['coachId', { schoolId: 1, kind: 'left' }],
    ['proposed.name', { schoolId: 1, kind: 'new_contact' }],
    ['email', { schoolId: 1, kind: 'new_contact', proposed: { name: 'A B', email: 'none' } }],
    ['note', { schoolId: 1, kind: 'other' }],
  ])('R-11 X-05 names the field %s of a wrong proposal', async (field, body) => {
    const answer = await athlete.post<{ errors: { field: string }[] }>('/api/user/corrections', body);
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, field]);
  });
});
