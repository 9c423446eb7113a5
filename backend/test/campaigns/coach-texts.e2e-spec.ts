import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, haveCoaches, haveDraft } from './campaign-world.js';

interface Preview {
  subject: string;
  text: string;
  textRevision: number;
  editable: { subject: string; template: string };
  problems: { code: string }[];
}

interface Answer {
  code: string;
  revision: number;
  campaignRevision: number;
  present: { subject: string } | null;
  items: { coachId: number; code: string }[];
}

describe('an email that is changed for one coach, over HTTP', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;
  let coachIds: number[];
  let one: number;
  let two: number;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    admin = await app.admin();
    athlete = await app.agent();
    coachIds = await haveCoaches(admin, athlete, 3);
    [one = 0, two = 0] = coachIds;
  });

  afterAll(async () => app.close());

  beforeEach(async () => {
    await athlete.put('/api/user/email-settings', { signature: 'Marcus', repeatDays: 0 });
    id = await haveDraft(athlete);
  });

  const url = (coachId: number) => `/api/user/campaigns/${id}/coach-texts/${coachId}`;
  const OWN = { subject: 'Thank you for Saturday', template: 'Coach, I was at your camp.' };
  const change = (coachId: number, changes: object = {}, as = athlete) => as.put<Answer>(url(coachId), { ...OWN, revision: 0, ...changes });
  const preview = async (coachId: number) => (await athlete.get<Preview>(`/api/user/campaigns/${id}/preview?coachId=${coachId}`)).body;
  const send = (more: object = {}) => athlete.post<Answer>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [one, two], ...more });
  const bodies = () =>
    app.source.query<{ coach_id: number; subject: string; body: string }[]>(
      'select coach_id, subject, body from campaign_emails where campaign_id = $1 order by coach_id = $2 desc',
      [id, one],
    );

  it('C-23 is sent exactly so, without a signature of its own, and the others get the text of the campaign', async () => {
    const before = await preview(one);
    expect([before.textRevision, before.editable]).toEqual([0, { subject: before.subject, template: before.text }]);
    expect((await change(one)).body).toEqual({ revision: 1, campaignRevision: 2 });
    expect(await preview(one)).toMatchObject({ subject: OWN.subject, text: OWN.template, textRevision: 1, editable: OWN });
    const other = await preview(two);
    expect((await send({ revision: 2 })).status).toBe(200);
    expect(await bodies()).toEqual([
      { coach_id: one, subject: OWN.subject, body: OWN.template },
      { coach_id: two, subject: other.subject, body: other.text },
    ]);
  });

  it('C-23 a Send of what was looked at before the change sends nothing', async () => {
    await change(one);
    expect((await send({ revision: 1 })).body).toMatchObject({ code: 'campaign_changed' });
    expect(await bodies()).toEqual([]);
  });

  it('C-23 two tabs: a change from an older text overwrites nothing and shows the stored one', async () => {
    await change(one);
    const { status, body } = await change(one, { subject: 'From the other tab' });
    expect([status, body.code, body.present?.subject]).toEqual([409, 'coach_text_changed', OWN.subject]);
    expect((await change(one, { subject: 'Another', revision: 1 })).body).toMatchObject({ revision: 2, campaignRevision: 3 });
    expect((await change(two)).body).toMatchObject({ revision: 1, campaignRevision: 4 });
  });

  it('C-23 is undone: the coach gets the text of the campaign again', async () => {
    const before = await preview(one);
    await change(one);
    expect((await athlete.delete<Answer>(`${url(one)}?revision=7`)).body).toMatchObject({ code: 'coach_text_changed' });
    expect((await athlete.delete<Answer>(`${url(one)}?revision=1`)).body).toEqual({ revision: 0, campaignRevision: 3 });
    expect(await preview(one)).toEqual(before);
  });

  it('C-15 C-23 passes the gates of its coach', async () => {
    await change(one, { template: 'Coach, my GPA is {{student_gpa}}. Here is my film.' });
    const { status, body } = await send();
    expect([status, [...new Set(body.items.map(({ coachId }) => coachId))]]).toEqual([422, [one]]);
    expect(body.items.map(({ code }) => code).sort()).toEqual(['empty_placeholder', 'missing_link']);
  });

  it('C-05 C-23 what is empty and the birth date stay placeholders in the text that a change starts from', async () => {
    await athlete.put('/api/user', { birthdate: '2009-03-14' });
    id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}}, born {{student_birthdate}}, GPA {{student_gpa}}.' });
    const { editable, text } = await preview(one);
    expect(text).toContain('March 14, 2009');
    expect(editable.template).toContain('born {{student_birthdate}}, GPA {{student_gpa}}.');
    expect(editable.template).not.toContain('coach_last_name');
    await change(one, { template: editable.template });
    expect((await preview(one)).problems.map(({ code }) => code).sort()).toEqual(['birthdate_included', 'empty_placeholder']);
  });

  it('C-23 goes with its draft, and what was sent is not changed any more', async () => {
    await change(one);
    const { revision } = (await campaignOf(athlete, id)) as unknown as { revision: number };
    expect(revision).toBe(2);
    expect((await send()).status).toBe(200);
    expect((await change(two)).body.code).toBe('campaign_not_draft');
    id = await haveDraft(athlete);
    await change(one);
    await athlete.delete(`/api/user/campaigns/${id}`);
    const [left] = await app.source.query<{ n: number }[]>('select count(*)::int as n from campaign_coach_texts where campaign_id = $1', [
      id,
    ]);
    expect(left?.n).toBe(0);
  });

  it('C-23 X-01 a coach who does not exist or is somebody else’s contact is not found', async () => {
    expect((await change(2_000_000)).status).toBe(404);
    const other = await app.agent();
    expect((await change(one, {}, other)).status).toBe(404);
    const robin = { schoolId: 1, name: 'Robin Sideline', title: 'Recruiting Coordinator', email: 'robin@college.test' };
    const added = await other.post<{ id: number }>('/api/user/contacts', robin);
    expect((await change(added.body.id)).status).toBe(404);
  });

  it('C-23 no campaign has more than 100 of them', async () => {
    await app.source.query(
      `with added as (
         insert into coaches (school_id, name, name_key, created_at, updated_at)
         select school_id, 'Coach ' || n, 'coach ' || n, now(), now() from coaches, generate_series(1, 100) n where id = $2 returning id
       ) insert into campaign_coach_texts (campaign_id, coach_id, subject, template, updated_at) select $1, id, 'x', 'x', now() from added`,
      [id, one],
    );
    const [filled] = await app.source.query<{ n: number }[]>('select count(*)::int as n from campaign_coach_texts where campaign_id = $1', [
      id,
    ]);
    expect(filled?.n).toBe(100);
    expect((await change(one)).body.code).toBe('too_many_coach_texts');
  });
});
