import { randomUUID } from 'node:crypto';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface School {
  id: number;
  coaches: { name: string; title: string; email: string | null; confirmed: { on: string; by: string } | null; addedByYou: boolean }[];
}

interface Row {
  key: string;
  kind: string;
  isOutside: boolean;
}

interface Suggestion {
  id: string;
  schoolName: string;
  rows: Row[];
  bulkRows: number;
}

interface Queue {
  total: number;
  schools: Suggestion[];
  next: number | null;
}

const PAGE = 'https://athletics.rock.test/staff';
const TASKS = '/api/admin/home';
const QUEUE = '/api/admin/staff-suggestions';

const person = (lastName: string, over: object = {}) => ({
  ...{ firstName: 'Dana', lastName, title: 'Safeties', email: `${lastName.toLowerCase()}@rock.test`, phone: null, twitter: null },
  ...over,
});

describe('pasted coaches offered to everyone', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;
  let school: School;
  let made = 0;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    school = await addSchool();
    for (const name of ['Hill', 'Moe', 'Poe']) {
      const coach = { schoolId: school.id, name: `Dana ${name}`, title: 'Safeties', email: `${name.toLowerCase()}@rock.test` };
      await admin.post('/api/admin/coaches', coach);
    }
  });

  const addSchool = async (name = `Offer College ${(made += 1)}`) =>
    (
      await admin.post<School>('/api/admin/schools', {
        name,
        division: 'D3',
        city: 'Town',
        state: 'OH',
        websiteUrl: 'https://www.rock.test',
      })
    ).body;
  const offer = (people: object[], over: object = {}, by = athlete) =>
    by.post('/api/user/contacts/import-staff-page', { schoolId: school.id, sourceUrl: PAGE, people, offerToAll: true, ...over });
  const queue = async (search: string) => (await admin.get<Queue>(`${QUEUE}?search=${encodeURIComponent(search)}`)).body;
  const username = () => athlete.account?.username ?? '';
  const nameOf = async () => (await admin.get<{ name: string }>(`/api/schools/${school.id}`)).body.name;
  const mine = async () => (await queue(await nameOf())).schools[0];
  const detail = async () => (await admin.get<Suggestion>(`${QUEUE}/${(await mine())?.id}`)).body;
  const shared = async () =>
    (await admin.get<School>(`/api/schools/${school.id}`)).body.coaches.filter(({ addedByYou }) => !addedByYou).map(({ name }) => name);
  const decide = (id: string, body: object) => admin.post<{ code?: string }>(`${QUEUE}/${id}/decide`, body);
  const accept = (suggestions: { id: string; rows: number }[]) => admin.post<{ code?: string }>(`${QUEUE}/accept`, { suggestions });

  const MIXED = [person('Hill'), person('Moe', { title: 'Head Coach' }), person('New'), person('Far', { email: 'far@elsewhere.test' })];

  it('B-04 an admin sees the difference for the whole school with the source page and nothing of the athlete', async () => {
    await offer(MIXED);
    const { status, body } = await admin.get(`${QUEUE}/${(await mine())?.id}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(username());
    const found = await detail();
    expect(found).toMatchObject({ pageUrl: PAGE, newRows: 2, changedRows: 1, goneRows: 1, outsideRows: 1, unchanged: 1, bulkRows: 2 });
    expect(found.rows.map(({ kind, isOutside }) => [kind, isOutside])).toEqual([
      ['changed', false],
      ['new', false],
      ['new', true],
      ['gone', false],
    ]);
  });

  it('B-04 the admin sees how many schools wait for a decision', async () => {
    const waiting = async () => (await admin.get<{ directory: { suggestionsWaiting: number } }>(TASKS)).body.directory.suggestionsWaiting;
    const before = await waiting();
    await offer(MIXED);
    expect(await waiting()).toBe(before + 1);
    const { id, rows } = await detail();
    await decide(id, { accept: false, rows: rows.map(({ key }) => key) });
    expect(await waiting()).toBe(before);
  });

  it('B-04 nothing is offered without the tick', async () => {
    await offer(MIXED, { offerToAll: undefined });
    await offer(MIXED, { offerToAll: false });
    expect(await mine()).toBeUndefined();
  });

  it('B-04 accepting all takes new and changed coaches, but no address outside the domains, and removes nobody', async () => {
    await offer(MIXED);
    const { id } = await detail();
    const { status, body } = await accept([{ id, rows: 2 }]);
    expect([status, body]).toEqual([200, { added: 1, changed: 1, removed: 0 }]);
    expect(await shared()).toEqual(expect.arrayContaining(['Dana Hill', 'Dana Moe', 'Dana New', 'Dana Poe']));
    expect(await shared()).not.toContain('Dana Far');
    const { coaches } = (await athlete.get<School>(`/api/schools/${school.id}`)).body;
    const today = new Date().toISOString().slice(0, 10);
    const signs = Object.fromEntries(coaches.filter((one) => !one.addedByYou).map(({ name, confirmed }) => [name, confirmed]));
    const [byAdmin, byPage] = [
      { on: today, by: 'admin' },
      { on: today, by: 'paste' },
    ];
    expect(signs).toEqual({ 'Dana Hill': byPage, 'Dana Moe': byAdmin, 'Dana New': byAdmin, 'Dana Poe': null });
    expect((await detail()).rows.map(({ kind }) => kind)).toEqual(['new', 'gone']);
  });

  it('B-04 single rows are accepted or rejected, and a suggestion without open rows is settled', async () => {
    await offer(MIXED);
    const { id, rows } = await detail();
    const key = (kind: string, isOutside = false) => rows.find((row) => row.kind === kind && row.isOutside === isOutside)?.key ?? '';
    const both = await decide(id, { accept: true, rows: [key('new'), key('new', true)] });
    expect([both.status, both.body.code]).toEqual([400, 'outside_domain']);
    expect((await decide(id, { accept: true, rows: [key('new', true)] })).body).toEqual({ added: 1, changed: 0, removed: 0 });
    expect((await decide(id, { accept: false, rows: [key('changed')] })).body).toEqual({ added: 0, changed: 0, removed: 0 });
    expect((await decide(id, { accept: true, rows: [key('gone')] })).body).toEqual({ added: 0, changed: 0, removed: 1 });
    expect((await detail()).rows.map((row) => row.key)).toEqual([key('new')]);
    expect((await decide(id, { accept: false, rows: [key('new')] })).status).toBe(200);
    expect((await shared()).toSorted()).toEqual(['Dana Far', 'Dana Hill', 'Dana Moe']);
    expect(await mine()).toBeUndefined();
    expect((await decide(id, { accept: true, rows: [key('new')] })).body.code).toBe('suggestion_not_found');
  });

  it('B-04 of two admins who accept at once, one does and the other hears that it was decided', async () => {
    await offer([...MIXED, person('Also')]);
    const { id, rows } = await detail();
    const body = { accept: true, rows: [rows.find(({ kind }) => kind === 'new')?.key] };
    const answers = await Promise.all([decide(id, body), decide(id, body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await shared()).filter((name) => name === 'Dana New')).toHaveLength(1);
  });

  it('B-04 accepting several schools stores nothing when one is not as it was confirmed', async () => {
    await offer(MIXED);
    const first = await detail();
    school = await addSchool();
    await offer([person('Only')]);
    const second = await detail();
    const all = [first, second].map(({ id, bulkRows }) => ({ id, rows: bulkRows }));
    const changed = await accept([all[0]!, { ...all[1]!, rows: 7 }]);
    expect([changed.status, changed.body.code]).toEqual([409, 'suggestion_changed']);
    expect(await shared()).toEqual([]);
    expect((await accept(all)).body).toEqual({ added: 2, changed: 1, removed: 0 });
    expect(await shared()).toEqual(['Dana Only']);
  });

  it('B-04 the next offer of an athlete replaces the one before, and an accepted page the older ones of others', async () => {
    const other = await app.agent();
    await offer([person('Old')], {}, other);
    await offer([person('First')]);
    const before = await detail();
    await offer([person('Hill'), person('Second')], { others: ['Dana Moe', 'Dana Poe'] });
    const now = await detail();
    expect(now.id).not.toBe(before.id);
    expect(now.rows.map(({ key }) => key)).toEqual(['new dana second']);
    expect((await accept([{ id: now.id, rows: 1 }])).status).toBe(200);
    expect(await mine()).toBeUndefined();
  });

  it('B-04 the queue is searched, filtered by outside addresses, and paged by 50 schools', async () => {
    await app.source.query('delete from staff_suggestions');
    await app.source.query(
      `insert into staff_suggestions (id, user_id, school_id, people, others, created_at)
       select gen_random_uuid(), (select id from users where username = $1), s.id,
         json_build_array(json_build_object('name', 'Ann Far', 'title', '', 'email', case when s.id % 60 = 0 then 'far@elsewhere.test' end)), '[]', now()
       from schools s`,
      [username()],
    );
    const [{ n }] = await app.source.query<[{ n: number }]>('select count(*)::int as n from schools');
    const names: string[] = [];
    let after: number | null = null;
    for (let pages = 0; pages < 40; pages += 1) {
      const page: Queue = (await admin.get<Queue>(`${QUEUE}${after === null ? '' : `?after=${after}`}`)).body;
      expect([page.total, page.schools.length <= 50]).toEqual([n, true]);
      names.push(...page.schools.map(({ id }) => id));
      after = page.next;
      if (after === null) break;
    }
    expect(new Set(names).size).toBe(n);
    const outside = (await admin.get<Queue>(`${QUEUE}?outside=true`)).body.schools;
    const [{ far }] = await app.source.query<[{ far: number }]>('select count(*)::int as far from schools where id % 60 = 0');
    expect(outside).toHaveLength(Math.min(50, far));
    expect((await queue('offer college')).schools.every(({ schoolName }) => schoolName.startsWith('Offer College'))).toBe(true);
    await app.source.query('delete from staff_suggestions');
  });

  it('B-04 an athlete has 100 open offers at most, and 100 coaches in each; the contacts are not lost by halves', async () => {
    const many = Array.from({ length: 101 }, (_, at) => person(`Coach${at}`, { email: null }));
    const refused = await offer(many);
    expect([refused.status, refused.body['code']]).toEqual([400, 'too_many_offered']);
    await app.source.query(
      `insert into staff_suggestions (id, user_id, school_id, people, others, created_at)
       select gen_random_uuid(), (select id from users where username = $1), s.id, '[]', '[]', now() from schools s where s.id <> $2 order by s.id limit 100`,
      [username(), school.id],
    );
    const full = await offer([person('Hill')]);
    expect([full.status, full.body['code']]).toEqual([409, 'too_many_suggestions']);
    expect((await athlete.get('/api/user/contacts')).body).toEqual([]);
    await app.source.query('delete from staff_suggestions');
  });

  it('B-04 removing the account takes its offers along; a suggestion that does not exist is not found', async () => {
    await offer(MIXED);
    await app.source.query('delete from users where username = $1', [username()]);
    expect(await mine()).toBeUndefined();
    expect((await admin.get(`${QUEUE}/${randomUUID()}`)).status).toBe(404);
    expect((await admin.get(`${QUEUE}/none`)).status).toBe(404);
  });
});
