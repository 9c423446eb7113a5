import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type Campaign } from './campaign-world.js';

interface Problem {
  message: string;
  code: string;
  errors: { field: string; message: string }[];
  items?: { coachId: number; code: string; place: string; fix: string }[];
}

const TEXT = { name: 'Film', subject: 'My film', template: 'Coach {{coach_last_name}}, please look.' };

describe('campaigns over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, 30);
  });

  afterAll(async () => app.close());

  describe('drafts', () => {
    it('C-02 E-06 a new campaign is a draft with every field and no email', async () => {
      const { status, body } = await athlete.post('/api/user/campaigns', TEXT);
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...TEXT, status: 'draft', sentCount: 0, openCount: 0, replyCount: 0 });
      expect(body).toEqual(expect.objectContaining({ id: expect.any(String), createdAt: expect.any(String) }));
      const { body: list } = await athlete.get<Campaign[]>('/api/user/campaigns');
      expect(list[0]?.id).toBe((body as { id: string }).id);
    });

    it.each([
      ['name', { ...TEXT, name: '  ' }, 'Please give the campaign a name.'],
      ['subject', { ...TEXT, subject: '' }, 'Please write a subject.'],
      ['template', { name: 'x', subject: 'y' }, 'Please write the email.'],
      ['subject', { ...TEXT, subject: 'Film\r\nBcc: everyone@example.org' }, 'The subject must be one line.'],
      ['name', { ...TEXT, name: 7 }, 'Please give the campaign a name.'],
      ['template', { ...TEXT, template: 'x'.repeat(20_001) }, 'An email can have at most 20,000 characters. Please shorten yours.'],
      ['status', { ...TEXT, status: 'active' }, 'A new campaign is a draft.'],
      ['sentCount', { ...TEXT, sentCount: 5 }, 'Sent count is not a field that we know. Check its spelling or leave it out.'],
    ])('C-02 X-05 refuses a wrong %s and says so', async (field, body, message) => {
      const answer = await athlete.post<Problem>('/api/user/campaigns', body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, message }));
    });

    it('C-02 changes a draft, and the id of the body has to be that of the path', async () => {
      const id = await haveDraft(athlete);
      const changed = { ...TEXT, name: 'New name' };
      expect((await athlete.put(`/api/user/campaigns/${id}`, { id, ...changed })).body).toMatchObject(changed);
      const other = await haveDraft(athlete);
      expect((await athlete.put(`/api/user/campaigns/${id}`, { id: other, ...changed })).status).toBe(400);
    });

    it('C-02 deletes a draft', async () => {
      const id = await haveDraft(athlete);
      expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(204);
      expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(404);
    });

    it('C-02 a campaign that is on its way can not be changed or deleted', async () => {
      const id = await haveDraft(athlete);
      await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, 1) });
      const change = await athlete.put<Problem>(`/api/user/campaigns/${id}`, TEXT);
      expect([change.status, change.body.code]).toEqual([409, 'campaign_not_draft']);
      expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(409);
    });

    it('C-10 E-09 offers the templates to start from', async () => {
      const { body } = await athlete.get<Record<string, unknown>[]>('/api/email-templates');
      expect(body.map((template) => template['name'])).toEqual(['Introduction', 'New film', 'Camp question']);
      expect(Object.keys(body[0] ?? {}).sort()).toEqual(['createdAt', 'description', 'id', 'name', 'revision', 'subject', 'template']);
    });
  });

  describe('recipients', () => {
    it('C-03 E-08 lists the coaches of the favorites with group and address', async () => {
      const id = await haveDraft(athlete);
      const { body } = await athlete.get<Record<string, unknown>[]>(`/api/campaigns/${id}/recipients`);
      expect(body).toHaveLength(30);
      expect(body[0]).toMatchObject({
        coachId: expect.any(Number),
        coachName: expect.stringContaining('Casey Coach'),
        coachEmail: expect.stringContaining('@college.example.edu'),
        schoolId: expect.any(Number),
        schoolName: expect.any(String),
        position: 'HC',
        isHeadCoach: true,
        group: 'head_coach',
        selectable: true,
        reason: null,
      });
    });

    it('C-03 takes one school or many, and only favorites count', async () => {
      const id = await haveDraft(athlete);
      const { body: favorites } = await athlete.get<{ schoolId: number }[]>('/api/user/favorites');
      const [first, second] = favorites.map((favorite) => favorite.schoolId);
      const count = async (query: string) => (await athlete.get<unknown[]>(`/api/campaigns/${id}/recipients${query}`)).body.length;
      expect(await count(`?favoriteSchoolIds=${first}`)).toBe(10);
      expect(await count(`?favoriteSchoolIds=${first}&favoriteSchoolIds=${second}`)).toBe(20);
      expect(await count('?favoriteSchoolIds=600')).toBe(0);
    });

    it('C-03 takes 700 favorites in one call', async () => {
      const id = await haveDraft(athlete);
      const query = Array.from({ length: 700 }, (_, at) => `favoriteSchoolIds=${at + 1_000_000_000}`).join('&');
      const { status, body } = await athlete.get<unknown[]>(`/api/campaigns/${id}/recipients?${query}`);
      expect([status, body]).toEqual([200, []]);
    });

    it('C-03 also lists coaches that are asked for by id, whose school is no favorite', async () => {
      const id = await haveDraft(athlete);
      const listed = async (query: string) =>
        (await athlete.get<{ coachId: number; schoolId: number }[]>(`/api/campaigns/${id}/recipients${query}`)).body;
      const people = ['Kim', 'Lou'].map((firstName) => ({
        ...{ firstName, lastName: 'Example', title: 'Head Coach', email: `${firstName}@college.example`, phone: null, twitter: null },
      }));
      const saved = await athlete.post<{ coachIds: number[] }>('/api/user/contacts/import-staff-page', { schoolId: 600, people });
      const ids = saved.body.coachIds;
      expect(ids).toHaveLength(2);
      const before = await listed('');
      const rows = await listed(`?${ids.map((coachId) => `coachIds=${coachId}`).join('&')}`);
      expect(rows).toHaveLength(before.length + 2);
      expect(rows.filter(({ schoolId }) => schoolId === 600).map(({ coachId }) => coachId)).toEqual(expect.arrayContaining(ids));
    });

    it.each(['favoriteSchoolIds', 'coachIds'])('C-03 says which value of %s is wrong', async (field) => {
      const id = await haveDraft(athlete);
      const { status, body } = await athlete.get<Problem>(`/api/campaigns/${id}/recipients?${field}=akron`);
      expect([status, body.errors[0]?.field]).toEqual([400, field]);
    });
  });

  describe('preview', () => {
    it('C-04 C-05 shows the exact mail and what is wrong with it', async () => {
      const id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}}, GPA {{student_gpa}} {{nickname}}' });
      const { body } = await athlete.get(`/api/user/campaigns/${id}/preview?coachId=${coachIds[0]}`);
      expect(body).toMatchObject({
        to: expect.stringContaining('@college.example.edu'),
        subject: expect.stringMatching(/^Film for \S/),
        text: expect.stringMatching(/^Coach Coach\d+, GPA {2}\{\{nickname\}\}$/),
        problems: [
          { code: 'empty_placeholder', place: 'Line 1' },
          { code: 'unknown_placeholder', place: 'Line 1' },
        ],
      });
    });
  });

  describe('sending', () => {
    it('C-04 E-07 sends one email to each coach and completes', async () => {
      const id = await haveDraft(athlete);
      const answer = await athlete.post<Campaign>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
      expect([answer.status, answer.body.status, answer.body.totalCount]).toEqual([200, 'active', 30]);
      await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
      const emails = await emailsOf(athlete, id);
      expect(new Set(emails.map((email) => email.toAddress)).size).toBe(30);
      expect(emails[0]).toMatchObject({
        status: 'sent',
        sentAt: expect.any(String),
        openedAt: null,
        repliedAt: null,
        errorMessage: null,
        coach: { firstName: 'Casey', lastName: expect.any(String), title: 'Head Coach', school: { name: expect.any(String) } },
      });
    });

    it('C-04 G-06 the email that arrives is exactly the previewed one, and answers go to the athlete', async () => {
      const id = await haveDraft(athlete, { subject: 'Exactly this' });
      const coachId = coachIds[3] ?? 0;
      const { body: preview } = await athlete.get(`/api/user/campaigns/${id}/preview?coachId=${coachId}`);
      await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [coachId] });
      await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
      const mail = app.sink.mails.find(({ subject }) => subject === 'Exactly this');
      expect(mail).toMatchObject({ to: [preview['to']], replyTo: athlete.account?.email });
      expect(mail?.text.trim()).toBe(preview['text']);
      expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({ via: 'smtp', ready: true, reason: null });
    });

    it('C-04 a second press of Send answers 409 and sends nothing more', async () => {
      const id = await haveDraft(athlete);
      const send = () => athlete.post<Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
      expect(await campaignOf(athlete, id)).toMatchObject({ totalCount: 30, sentCount: 30 });
    });

    it('C-05 422 lists every problem and queues nothing; a confirmation lets it go', async () => {
      const id = await haveDraft(athlete, { template: 'Born {{student_gpa}}' });
      const selectedCoachIds = coachIds.slice(0, 2);
      const send = (confirmed?: object[]) => athlete.post<Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds, confirmed });
      const { status, body } = await send();
      expect([status, body.code]).toEqual([422, 'needs_confirmation']);
      expect(body.items?.map(({ coachId, code, place }) => ({ coachId, code, place }))).toEqual(
        selectedCoachIds.map((coachId) => ({ coachId, code: 'empty_placeholder', place: 'Line 1' })),
      );
      expect(await campaignOf(athlete, id)).toMatchObject({ status: 'draft', totalCount: 0 });
      expect((await send((body.items ?? []).map(({ coachId, code }) => ({ coachId, code })))).status).toBe(200);
    });

    it.each([
      ['nobody', [], 400],
      ['no list', undefined, 400],
      ['text', ['1'], 400],
      ['the same coach twice', [1, 1], 400],
      ['a coach who does not exist', [999_999], 404],
    ])('C-04 X-05 refuses %s', async (_what, selectedCoachIds, status) => {
      const id = await haveDraft(athlete);
      const answer = await athlete.post<Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds });
      expect(answer.status).toBe(status);
      expect(answer.body.message).not.toBe('');
      expect((await campaignOf(athlete, id)).status).toBe('draft');
    });

    it("R-11 another athlete's own contact is no coach of mine", async () => {
      const other = await app.agent();
      const { body: contact } = await other.post<{ id: number }>('/api/user/contacts', {
        schoolId: 1,
        name: 'Robin Sideline',
        title: 'Recruiting Coordinator',
        email: 'robin@college.example.edu',
      });
      const id = await haveDraft(athlete);
      const send = await athlete.post<Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [contact.id] });
      expect([send.status, send.body.code]).toEqual([404, 'coach_not_found']);
      const preview = await athlete.get(`/api/user/campaigns/${id}/preview?coachId=${contact.id}`);
      expect(preview.status).toBe(404);
    });

    it('X-07 the figures of campaign, athlete and user are the same count of rows', async () => {
      const own = await app.agent();
      const ids = await haveCoaches(await app.admin(), own, 10);
      const id = await haveDraft(own);
      await own.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: ids });
      const { sentCount } = await untilCampaign(own, id, (campaign) => campaign.status === 'completed');
      const { body: stats } = await own.get<{ emailsSentCount: number }>('/api/user/stats');
      const { body: user } = await own.get<{ stats: { emailsSentCount: number } }>('/api/user');
      const rows = (await emailsOf(own, id)).filter((email) => email.status === 'sent').length;
      expect([sentCount, stats.emailsSentCount, user.stats.emailsSentCount]).toEqual([rows, rows, rows]);
    });

    it('R-05 a school that was written to shows it', async () => {
      const own = await app.agent();
      const [coachId] = await haveCoaches(await app.admin(), own, 10);
      const id = await haveDraft(own);
      await own.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [coachId] });
      await untilCampaign(own, id, (campaign) => campaign.status === 'completed');
      const { body: schools } = await own.get<{ introEmailSent: boolean }[]>('/api/schools');
      expect(schools.filter((school) => school.introEmailSent)).toHaveLength(1);
    });
  });
});
