import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Template {
  id: string;
  name: string;
  description: string | null;
  template: string;
  createdAt: string;
}

interface Problem {
  code: string;
  errors: { field: string; message: string }[];
}

const ROUTE = '/api/admin/email-templates';
const TEXT = {
  name: 'Camp thanks',
  description: 'After a camp',
  subject: 'Thank you, {{school_name}}',
  template: 'Coach {{coach_last_name}}, thank you.',
};

describe('email templates over HTTP', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    [admin, athlete] = [await app.admin(), await app.agent()];
  });

  afterAll(() => app.close());

  const create = async (text: object = TEXT) => (await admin.post<Template>(ROUTE, text)).body;
  const seenByAthlete = async () => (await athlete.get<Template[]>('/api/email-templates')).body;

  it('T-01 E-09 an admin adds a template, and athletes find it at once', async () => {
    const { status, body } = await admin.post<Template>(ROUTE, TEXT);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...TEXT,
      revision: 1,
      id: expect.any(String) as string,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect(await seenByAthlete()).toContainEqual(body);
    expect((await admin.get<Template[]>(ROUTE)).body).toEqual(await seenByAthlete());
  });

  it('T-01 a description may be left out, be null or be empty', async () => {
    const { name, template } = TEXT;
    for (const text of [
      { name, template },
      { ...TEXT, description: null },
      { ...TEXT, description: ' ' },
    ]) {
      expect(await create(text)).toMatchObject({ name, template, description: null });
    }
  });

  it('C-05 a subject may be left out, be null or be empty; a change of the subject alone counts as a change', async () => {
    const { name, template } = TEXT;
    for (const text of [
      { name, template },
      { ...TEXT, subject: null },
      { ...TEXT, subject: ' ' },
    ]) {
      expect(await create(text)).toMatchObject({ name, template, subject: null });
    }
    const { id } = await create();
    expect((await admin.put(`${ROUTE}/${id}`, { ...TEXT, subject: 'Thanks' })).body).toMatchObject({ subject: 'Thanks', revision: 2 });
    const late = await admin.put<Problem>(`${ROUTE}/${id}`, { ...TEXT, subject: 'Mine', revision: 1 });
    expect([late.status, late.body]).toMatchObject([409, { code: 'text_changed', present: { subject: 'Thanks', revision: 2 } }]);
  });

  it('T-01 an admin replaces a template; its id and creation stay, a description left out is gone', async () => {
    const { id, createdAt } = await create();
    const text = { name: 'Camp thanks 2', template: 'New text' };
    const { status, body } = await admin.put<Template>(`${ROUTE}/${id}`, text);
    expect([status, body]).toEqual([200, { id, createdAt, description: null, subject: null, revision: 2, ...text }]);
    expect(await seenByAthlete()).toContainEqual(body);
  });

  it('T-01 an admin deletes a template, and a campaign made from it keeps its text', async () => {
    const { id } = await create();
    const campaign = { name: TEXT.name, subject: 'Thanks', template: TEXT.template };
    await athlete.post('/api/user/campaigns', campaign);
    expect((await admin.delete(`${ROUTE}/${id}`)).status).toBe(204);
    expect((await seenByAthlete()).map((template) => template.id)).not.toContain(id);
    expect((await admin.delete(`${ROUTE}/${id}`)).status).toBe(404);
    expect((await athlete.get<object[]>('/api/user/campaigns')).body).toMatchObject([campaign]);
  });

  it('T-01 a template that does not exist is 404', async () => {
    for (const id of ['abc', '00000000-0000-7000-8000-00000000dead']) {
      const answer = await admin.put<Problem>(`${ROUTE}/${id}`, TEXT);
      expect([answer.status, answer.body.code]).toEqual([404, 'email_template_not_found']);
    }
  });

  it.each([
    ['name', { ...TEXT, name: ' ' }, 'Please give the template a name.'],
    ['name', { ...TEXT, name: 'x'.repeat(121) }, 'A name has at most 120 characters.'],
    ['template', { name: 'x' }, 'Please write the content.'],
    ['template', { ...TEXT, template: 'x'.repeat(20_001) }, 'A template has at most 20,000 characters.'],
    ['description', { ...TEXT, description: 'x'.repeat(501) }, 'A description has at most 500 characters.'],
    ['subject', { ...TEXT, subject: 'x'.repeat(251) }, 'A subject has at most 250 characters.'],
    ['subject', { ...TEXT, subject: 'a\nBcc: b@x.example' }, 'The subject must be one line.'],
    ['createdAt', { ...TEXT, createdAt: '2026-01-01' }, 'Created at is not a field that we know. Check its spelling or leave it out.'],
  ])('T-01 X-05 refuses a wrong %s and says so', async (field, body, message) => {
    const { id } = await create();
    for (const answer of [await admin.post<Problem>(ROUTE, body), await admin.put<Problem>(`${ROUTE}/${id}`, body)]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, message }));
    }
  });
});
