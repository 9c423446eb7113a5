import { haveCoaches, haveDraft } from './campaigns/campaign-world.js';
import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Conflict {
  code: string;
  message: string;
  present: Record<string, unknown>;
}

const TEXT = { name: 'Film', subject: 'My film', template: 'Coach, please look.' };

describe('two tabs that change one text, over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let admin: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    [athlete, admin] = [await app.agent(), await app.admin()];
  });

  afterAll(() => app.close());

  describe('a draft', () => {
    const put = (id: string, body: object) => athlete.put<Conflict & { revision: number }>(`/api/user/campaigns/${id}`, body);
    const stored = async (id: string) =>
      (await athlete.get<({ id: string } & typeof TEXT)[]>('/api/user/campaigns')).body.find((one) => one.id === id);

    it('C-02 a save from an older text stores nothing and answers 409 with the present text', async () => {
      const id = await haveDraft(athlete, TEXT);
      const first = await put(id, { ...TEXT, template: 'Coach, from tab one.', revision: 1 });
      expect([first.status, first.body.revision]).toEqual([200, 2]);
      const second = await put(id, { ...TEXT, subject: 'From tab two', revision: 1 });
      expect(second).toMatchObject({
        status: 409,
        body: { code: 'text_changed', present: { ...TEXT, template: 'Coach, from tab one.', revision: 2 } },
      });
      expect(await stored(id)).toMatchObject({ ...TEXT, template: 'Coach, from tab one.' });
      expect((await put(id, { ...TEXT, subject: 'From tab two', revision: 2 })).body.revision).toBe(3);
    });

    it('C-02 a changed name alone counts as a change too', async () => {
      const id = await haveDraft(athlete, TEXT);
      await put(id, { ...TEXT, name: 'Other name', revision: 1 });
      expect((await put(id, { ...TEXT, subject: 'Other subject', revision: 1 })).status).toBe(409);
    });

    it('C-02 a repeated save whose answer was lost is no conflict', async () => {
      const id = await haveDraft(athlete, TEXT);
      const change = { ...TEXT, subject: 'Sent twice', revision: 1 };
      await put(id, change);
      expect(await put(id, change)).toMatchObject({ status: 200, body: { revision: 2 } });
    });

    it('C-02 without a revision the stored text is replaced, as documented', async () => {
      const id = await haveDraft(athlete, TEXT);
      await put(id, { ...TEXT, subject: 'First', revision: 1 });
      expect((await put(id, { id, ...TEXT, subject: 'Second' })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ subject: 'Second' });
    });

    it.each([0, 'x', null, 1.5])('C-02 X-05 refuses the revision %p and names it', async (revision) => {
      const id = await haveDraft(athlete, TEXT);
      const { status, body } = await put(id, { ...TEXT, revision });
      expect(status).toBe(400);
      expect((body as unknown as { errors: object[] }).errors).toContainEqual(expect.objectContaining({ field: 'revision' }));
    });

    it('C-02 a campaign that is on its way answers that, whatever the revision', async () => {
      const id = await haveDraft(athlete, TEXT);
      const coachIds = await haveCoaches(admin, athlete, 1);
      expect((await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, keep: true })).status).toBe(200);
      expect((await put(id, { ...TEXT, subject: 'Late', revision: 7 })).body.code).toBe('campaign_not_draft');
    });
  });

  it('T-01 a template that another admin changed in the meantime is not overwritten', async () => {
    const route = '/api/admin/email-templates';
    const text = { name: 'Camp', description: 'After a camp', template: 'Coach, thanks.' };
    const { id } = (await admin.post<{ id: string }>(route, text)).body;
    const put = (body: object) => admin.put<Conflict & { revision: number }>(`${route}/${id}`, body);
    expect((await put({ ...text, template: 'Tab one', revision: 1 })).body.revision).toBe(2);
    const second = await put({ ...text, name: 'Tab two', revision: 1 });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'text_changed', present: { ...text, template: 'Tab one', revision: 2 } },
    });
    expect((await put({ ...text, template: 'Tab one', revision: 1 })).status).toBe(200);
    expect((await put({ ...text, name: 'Tab two', revision: 2 })).status).toBe(200);
    expect((await put({ ...text, name: 'No revision' })).status).toBe(200);
  });

  it('R-05 notes that were changed in another tab are not overwritten, other fields still are', async () => {
    const [school] = (await athlete.get<{ id: number }[]>('/api/schools')).body;
    const patch = (body: object) => athlete.patch<Conflict>(`/api/user/target-schools/${school?.id}`, body);
    expect((await patch({ notes: 'Met at camp', notesBefore: '' })).status).toBe(200);
    expect(await patch({ notes: 'Plays zone', notesBefore: '', filmSent: true })).toMatchObject({
      status: 409,
      body: { code: 'text_changed', present: { notes: 'Met at camp' } },
    });
    expect((await patch({ filmSent: true, nextStep: 'Call', nextStepBefore: '' })).body).toMatchObject({
      notes: 'Met at camp',
      filmSent: true,
    });
    expect((await patch({ notes: ' Met at camp ', notesBefore: 'older' })).status).toBe(200);
    expect((await patch({ notes: 'Both', notesBefore: 'Met at camp' })).body).toMatchObject({ notes: 'Both' });
    expect((await patch({ notes: 'Replaced' })).body).toMatchObject({ notes: 'Replaced' });
  });

  describe('the profile', () => {
    const put = (body: object) => athlete.put<Conflict & Record<string, unknown>>('/api/user', body);
    const me = async () => (await athlete.get<Record<string, unknown>>('/api/user')).body;

    it('P-04 a field that was changed in another tab is not overwritten, nor is anything beside it', async () => {
      await put({ gpa: 3.5, city: 'Austin', highSchool: null });
      expect((await put({ gpa: 3.6, before: { gpa: 3.5 } })).status).toBe(200);
      expect(await put({ gpa: 3.7, city: 'Dallas', before: { gpa: 3.5, city: 'Austin' } })).toMatchObject({
        status: 409,
        body: { code: 'text_changed', present: { gpa: 3.6 } },
      });
      expect(await me()).toMatchObject({ gpa: 3.6, city: 'Austin' });
      expect((await put({ gpa: 3.7, before: { gpa: 3.6 } })).body).toMatchObject({ gpa: 3.7 });
    });

    it('P-04 two tabs that change different fields both last, a repeat is no conflict, without a value before it is replaced', async () => {
      await put({ gpa: 3.5, weight: 200 });
      expect((await put({ gpa: 3.6, before: { gpa: 3.5, weight: 200 } })).status).toBe(200);
      expect((await put({ weight: 205, before: { gpa: 3.5, weight: 200 } })).status).toBe(200);
      expect((await put({ gpa: 3.6, before: { gpa: 3.5 } })).status).toBe(200);
      expect(await me()).toMatchObject({ gpa: 3.6, weight: 205 });
      expect((await put({ gpa: 3.9 })).body).toMatchObject({ gpa: 3.9 });
    });

    it('P-04 a field that was cleared elsewhere, or is cleared here, conflicts too', async () => {
      await put({ city: 'Austin' });
      await put({ city: null, before: { city: 'Austin' } });
      expect((await put({ city: 'Dallas', before: { city: 'Austin' } })).body).toMatchObject({ present: { city: null } });
      await put({ city: 'Waco', before: { city: null } });
      expect((await put({ city: null, before: { city: 'Austin' } })).body).toMatchObject({ present: { city: 'Waco' } });
    });

    it('P-04 the address is not changed when a field beside it was changed elsewhere', async () => {
      const { email } = await me();
      await put({ gpa: 3.1 });
      const body = { email: `new-${String(email)}`, currentPassword: athlete.account?.password, gpa: 3.7, before: { gpa: 3.5 } };
      expect((await put(body)).status).toBe(409);
      expect((await me())['email']).toBe(email);
    });

    it.each([null, 'x', [1], { nobody: 1 }, { gpa: {} }])('P-04 X-05 refuses %j as the values before and names it', async (before) => {
      const { status, body } = await put({ gpa: 3.2, before });
      expect(status).toBe(400);
      expect((body as unknown as { errors: object[] }).errors).toContainEqual(expect.objectContaining({ field: 'before' }));
    });
  });
});
