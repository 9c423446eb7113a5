import { until } from '../imports/until.js';
import { FamilyWorld } from '../family/family-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Line {
  at: string;
  kind: string;
  actor: string;
  actorName: string | null;
  subjectId: string | null;
  subjectName: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}

interface Page {
  lines: Line[];
  next: string | null;
}

describe('the audit log', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    admin = await app.admin();
  });

  afterAll(() => app.close());

  beforeEach(async () => (athlete = await app.agent()));

  const idOf = async (agent: Agent) => (await agent.get<{ id: string }>('/api/user')).body.id;
  const log = async (query = '') => (await admin.get<Page>(`/api/admin/audit-log${query}`)).body.lines;
  /** Kinds about the athlete, oldest first. */
  const kinds = async (agent = athlete) => (await log(`?user=${agent.account?.username}`)).map(({ kind }) => kind).reverse();
  const credentials = (password = 'touchdown') => ({ username: athlete.account?.username, password });

  it('U-10 sign-ups, sign-ins, failed ones and sign-outs: who, when, from where', async () => {
    const phone = app.anonymous();
    expect((await phone.post('/api/login', credentials('fumble'))).status).toBe(401);
    await phone.post('/api/login', credentials());
    await phone.post('/api/logout');
    await phone.post('/api/logout');
    expect(await kinds()).toEqual(['signed_up', 'sign_in_failed', 'signed_in', 'signed_out']);
    const [, signedIn, failed] = await log(`?user=${athlete.account?.username}`);
    expect(signedIn).toMatchObject({ actor: 'user', actorName: athlete.account?.username, address: '127.0.0.x' });
    expect(failed).toMatchObject({ actor: 'visitor', actorName: null, subjectName: athlete.account?.username });
    expect(Date.now() - Date.parse(signedIn?.at ?? '')).toBeLessThan(60_000);
  });

  it('U-10 a failed sign-in with a name that nobody has is an entry too, without the name', async () => {
    await app.anonymous().post('/api/login', { username: 'nobody-of-this-name', password: 'fumble' });
    const [line] = await log('?group=sign_ins');
    expect(line).toMatchObject({ kind: 'sign_in_failed', subjectId: null, detail: {} });
    expect(JSON.stringify(await log())).not.toContain('nobody-of-this-name');
  });

  it('U-10 passwords, addresses and sessions; a change that was refused is none', async () => {
    const refused = await athlete.put('/api/user/password', { currentPassword: 'fumble', newPassword: 'field goal' });
    expect(refused.status).toBe(400);
    await athlete.put('/api/user/password', { currentPassword: 'touchdown', newPassword: 'field goal' });
    await athlete.post('/api/user/email-change', { email: 'other@recruit.test', currentPassword: 'field goal' });
    await athlete.delete('/api/user/email-change');
    await athlete.delete('/api/user/email-change');
    await athlete.post('/api/user/sessions/end-others');
    expect(await kinds()).toEqual(['signed_up', 'password_changed', 'email_change_asked', 'email_kept', 'sessions_ended']);
  });

  it('U-10 copies of data, deletions, and what is left when the account is gone: an id', async () => {
    const id = await idOf(athlete);
    await athlete.post('/api/user/export');
    await athlete.post('/api/user/delete-account', { password: 'touchdown' });
    await until(async () => (await log(`?user=${id}`)).length === 4);
    const lines = await log(`?user=${id}`);
    expect(lines.map(({ kind }) => kind)).toEqual(['account_erased', 'deletion_begun', 'export_begun', 'signed_up']);
    expect(lines[0]).toMatchObject({ actor: 'server', address: null, subjectId: id, subjectName: null });
    expect(JSON.stringify(lines)).not.toContain(athlete.account?.username);
  });

  it('U-10 what guardians decide, with the athlete whom it is about', async () => {
    const world = new FamilyWorld(app, new Date().toISOString());
    await world.begin();
    await world.guardian.put(`/api/family/athletes/${world.athleteId}/controls`, { paused: true });
    const [line] = await log('?group=family');
    expect(line).toMatchObject({
      kind: 'guardian_decision',
      subjectId: world.athleteId,
      detail: { operation: 'PUT /api/family/athletes/:athleteId/controls', paused: true },
    });
    const refused = await world.guardian.put(`/api/family/athletes/${await idOf(athlete)}/controls`, { paused: true });
    expect(refused.status).toBe(404);
    expect((await log('?group=family'))[0]?.at).toBe(line?.at);
  });

  it('U-10 what admins change, by route and id, and nothing of what they wrote', async () => {
    const school = { name: 'Zanesville Tech', division: 'D3', city: 'Zanesville', state: 'Ohio' };
    const added = await admin.post<{ id: number }>('/api/admin/schools', school);
    await admin.put(`/api/admin/schools/${added.body.id}`, { ...school, name: 'Zanesville Tech University' });
    const [changed, created] = await log('?group=admin');
    expect(created).toMatchObject({ actorName: 'admin', detail: { operation: 'POST /api/admin/schools' } });
    expect(changed?.detail).toEqual({ operation: 'PUT /api/admin/schools/:id', id: String(added.body.id) });
    expect(JSON.stringify(await log('?group=admin'))).not.toContain('Zanesville');
  });

  it('U-10 an admin has a link made, ends sessions and changes the role of a user; each is in the log', async () => {
    const id = await idOf(athlete);
    const link = await admin.post<{ sentTo: null; link: string }>(`/api/admin/users/${id}/reset-link`);
    expect(link.body).toEqual({ sentTo: null, link: expect.stringMatching(/\/reset-password\?token=[\w-]{20,}$/) });
    const token = link.body.link.split('token=')[1];
    expect((await app.anonymous().post('/api/password-reset', { token, newPassword: 'field goal' })).status).toBe(204);
    expect((await athlete.get('/api/user')).status).toBe(401);
    await athlete.post('/api/login', credentials('field goal'));
    expect((await admin.post(`/api/admin/users/${id}/end-sessions`)).body).toEqual({ ended: 1 });
    expect((await athlete.get('/api/user')).status).toBe(401);
    expect((await admin.put(`/api/admin/users/${id}/role`, { isAdmin: true })).status).toBe(204);
    expect((await admin.put(`/api/admin/users/${id}/role`, { isAdmin: true })).status).toBe(204);
    expect((await admin.put(`/api/admin/users/${id}/role`, { isAdmin: false })).status).toBe(204);
    const done = ['signed_up', 'reset_link_made', 'password_reset', 'signed_in', 'sessions_ended', 'admin_made', 'admin_removed'];
    expect(await kinds()).toEqual(done);
    expect(JSON.stringify(await log())).not.toContain(token);
  });

  it('U-10 the own role stays, an unknown user is 404, and the link of another admin is not shown', async () => {
    const own = await idOf(admin);
    const nobody = '00000000-0000-7000-8000-ffffffffffff';
    const answers = [
      await admin.put(`/api/admin/users/${own}/role`, { isAdmin: false }),
      await admin.put(`/api/admin/users/${nobody}/role`, { isAdmin: true }),
      await admin.post(`/api/admin/users/${nobody}/reset-link`),
      await admin.post(`/api/admin/users/${nobody}/end-sessions`),
      await admin.post(`/api/admin/users/${own}/reset-link`),
    ];
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [409, 'own_role'],
      [404, 'unknown_user'],
      [404, 'unknown_user'],
      [404, 'unknown_user'],
      [409, 'link_of_admin'],
    ]);
  });

  it('U-10 filters by group, user and time, and continues page by page', async () => {
    const id = await idOf(athlete);
    await app.source.query(
      `insert into audit_entries (id, kind, actor, actor_id, subject_id, at)
       select gen_random_uuid(), 'password_changed', 'user', $1, $1, '2026-01-01T10:00:00Z'::timestamptz + n * interval '1 minute' from generate_series(1, 70) n`,
      [id],
    );
    const asked = `?user=${id}&group=credentials&from=2026-01-01T10:05:00Z&to=2026-01-01T11:05:00Z`;
    const first = (await admin.get<Page>(`/api/admin/audit-log${asked}`)).body;
    const second = (await admin.get<Page>(`/api/admin/audit-log${asked}&before=${first.next}`)).body;
    expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 10, null]);
    expect(first.lines[0]?.at).toBe('2026-01-01T11:04:00.000Z');
    expect(second.lines.at(-1)?.at).toBe('2026-01-01T10:05:00.000Z');
    expect(await log('?user=nobody-of-this-name')).toEqual([]);
    const wrong = await admin.get(`/api/admin/audit-log?before=yesterday`);
    expect([wrong.status, (await admin.get('/api/admin/audit-log?from=soon')).status]).toEqual([400, 400]);
  });

  it('U-10 the same as a file, which is in the log itself; a formula in a name is text', async () => {
    await app.source.query(`update users set username = '=cmd()' where username in ($1, '=cmd()')`, [athlete.account?.username]);
    const { body, headers } = await admin.get<string>('/api/admin/audit-log.csv?group=sign_ins');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Time (UTC),What,By,Username,User id,About,About id,Address,Details');
    expect(rows.find((row) => row.includes('cmd'))).toContain(",'=cmd(),");
    expect(rows.every((row) => /,(signed_in|signed_up|signed_out|sign_in_failed|sessions_ended),/.test(row))).toBe(true);
    // An account that an earlier test deleted may be erased meanwhile.
    const downloads = (await log('?group=data')).filter(({ kind }) => kind === 'export_downloaded');
    expect(downloads[0]).toMatchObject({ detail: { file: 'audit-log.csv' } });
  });
});
