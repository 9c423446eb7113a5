import { randomUUID } from 'node:crypto';

import { haveCoaches } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { guardianOf } from '../support/guardian.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Message {
  id: string;
  name: string;
  school: string;
  address: string;
  text: string;
  isKnownAddress: boolean;
  isChecked: boolean;
  suspicions: string[];
  coachId: number | null;
  reportedAt: string | null;
  shownToGuardianAt: string | null;
}

interface Listed {
  messages: Message[];
  hasGuardian: boolean;
  before: string | null;
}

interface Talk {
  waitsForAnswer: boolean;
  replies: { id: string }[];
  answer: { reason: string | null };
}

interface Talks {
  counts: { needsAnswer: number };
  conversations: { coachId: number }[];
}

interface Line {
  kind: string;
  coachName: string;
  schoolName: string;
  snippet: string;
}

const OWN = '/api/user/profile-messages';
const FORM = { name: 'Quinn Dummett', school: 'Coastal Ridge', email: 'quinn@coastal-ridge.test', text: 'Can you send the full game?' };

describe('P-15 “Email the athlete” over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let token: string;
  let stranger: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    stranger = app.anonymous();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    await athlete.put('/api/user', { firstName: 'Marcus', lastName: 'Lee', birthdate: '2010-03-14' });
    token = await share(['name', 'messages']);
  });

  async function share(fields: string[], who = athlete): Promise<string> {
    const { body } = await who.put<{ link: string }>('/api/user/share', { enabled: true, fields });
    return body.link.split('/').at(-1) ?? '';
  }

  const write = (changes: object = {}, to = token) =>
    stranger.post<{ code: string; message: string }>(`/api/shared-profiles/${to}/messages`, { key: randomUUID(), ...FORM, ...changes });
  /** An email to the coach that has left, a second ago at most. */
  async function sentTo(userId: string, coachId: number, email: string): Promise<void> {
    const campaignId = randomUUID();
    await app.source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', 'completed', now(), now())`,
      [campaignId, userId],
    );
    await app.source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, step, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, status, gateway, due_at, sent_at, created_at, updated_at)
       select gen_random_uuid(), $1, $2, c.id, 0, c.school_id, $4, 'Dana', 'Fieldhouse', '', s.name, false, 'Film', 'Film', 'sent', 'smtp', now(), now(), now(), now()
       from coaches c join schools s on s.id = c.school_id where c.id = $3`,
      [campaignId, userId, coachId, email],
    );
  }
  const listed = async (who = athlete) => (await who.get<Listed>(OWN)).body;
  const idOf = async (agent: Agent) => (await agent.get<{ id: string }>('/api/user')).body.id;

  it('P-15 a coach writes without an account; the athlete reads it, marked as not verified', async () => {
    expect((await write()).status).toBe(204);
    const { messages, before } = await listed();
    expect(messages).toMatchObject([
      { name: 'Quinn Dummett', school: 'Coastal Ridge', address: FORM.email, text: FORM.text, isKnownAddress: false, reportedAt: null },
    ]);
    expect(before).toBeNull();
  });

  it('P-15 the address of a coach in the directory is known, in any case of letters', async () => {
    const [coachId] = await haveCoaches(await app.admin(), await app.agent(), 1);
    const [coach] = await app.source.query<{ email: string }[]>('select email from coaches where id = $1', [coachId]);
    await write({ email: coach?.email.toUpperCase() });
    expect((await listed()).messages).toMatchObject([{ isKnownAddress: true, coachId }]);
  });

  describe('the conversation with the coach who has the address', () => {
    const replies = async (coachId: number, who = athlete) => (await who.get<Talk>(`/api/user/conversations/${coachId}`)).body;
    const listedTalks = async () => (await athlete.get<Talks>('/api/user/conversations')).body;
    const waiting = async () => {
      const home = (await athlete.get<{ waitingReplies: { coachId: number; campaignId: string | null }[] }>('/api/user/home')).body;
      const figures = (await athlete.get<{ figures: { waitingReplies: number } }>('/api/user/analytics')).body.figures;
      return [home.waitingReplies.map(({ coachId }) => coachId), figures.waitingReplies];
    };

    async function ownCoach(email = `own-${randomUUID()}@coastal.test`): Promise<[id: number, email: string]> {
      const [school] = await app.source.query<{ id: number }[]>('select id from schools order by id limit 1');
      const contact = { schoolId: school?.id, name: 'Dana Fieldhouse', title: 'Head Coach', email };
      const { body } = await athlete.post<{ id: number }>('/api/user/contacts', contact);
      return [body.id, email];
    }

    it('P-15 N-06 it is there, waits for an answer everywhere, and says how to answer', async () => {
      const [coachId, email] = await ownCoach();
      await write({ email });
      const { conversations, counts } = await listedTalks();
      expect(conversations).toMatchObject([{ coachId, coachName: 'Dana Fieldhouse', state: 'needs_answer', emailCount: 0, replyCount: 1 }]);
      expect([counts.needsAnswer, await waiting()]).toEqual([1, [[coachId], 1]]);
      const talk = await replies(coachId);
      expect(talk).toMatchObject({ waitsForAnswer: true, emails: [], answer: { way: 'none', reason: 'by_form', toAddress: email } });
      expect(talk.replies).toMatchObject([{ isByForm: true, text: FORM.text, from: FORM.name, fromAddress: email, isChecked: false }]);
    });

    it('P-15 after an email of the athlete it opens the answer in the same thread', async () => {
      const [coachId, email] = await ownCoach();
      const userId = await idOf(athlete);
      await sentTo(userId, coachId, email);
      expect((await replies(coachId)).answer.reason).toBe('no_reply_yet');
      await write({ email });
      expect(await replies(coachId)).toMatchObject({ waitsForAnswer: true, answer: { toAddress: email } });
      expect((await replies(coachId)).answer.reason).not.toBe('no_reply_yet');
      await sentTo(userId, coachId, email);
      expect([(await replies(coachId)).waitsForAnswer, await waiting()]).toEqual([false, [[], 0]]);
    });

    it('U-09 P-15 what asks for money waits for nothing, and answering is off until it was checked there', async () => {
      const [coachId, email] = await ownCoach();
      await write({ email, text: 'Buy gift cards and send me the codes today.' });
      const talk = await replies(coachId);
      expect(talk).toMatchObject({ waitsForAnswer: false, answer: { way: 'none', reason: 'not_checked' } });
      expect([await waiting(), (await listedTalks()).conversations]).toMatchObject([[[], 0], [{ isDoubtful: true }]]);
      const at = `/api/user/conversations/${coachId}/replies/${talk.replies[0]?.id}`;
      expect((await athlete.put(`${at}/report`, {})).status).toBe(200);
      expect((await athlete.put(`${at}/checked`, {})).body).toMatchObject({ waitsForAnswer: true, answer: { reason: 'by_form' } });
      expect(await waiting()).toEqual([[coachId], 1]);
    });

    it('P-15 of another athlete it is not there, and of an address that nobody has it is in no conversation', async () => {
      const [coachId, email] = await ownCoach();
      await write({ email });
      await write({ email: 'nobody@coastal-ridge.test' });
      expect((await listedTalks()).conversations).toHaveLength(1);
      expect((await listed()).messages.map((one) => one.coachId).sort()).toEqual([coachId, null].sort());
      const other = await app.agent();
      expect((await other.get(`/api/user/conversations/${coachId}`)).status).toBe(404);
      expect((await other.get<Talks>('/api/user/conversations')).body.conversations).toEqual([]);
    });
  });

  it('P-15 nothing that is answered names the athlete’s address', async () => {
    const page = await stranger.get<object>(`/api/shared-profiles/${token}`);
    const answer = await write();
    expect(page.body).toMatchObject({ takesMessages: true });
    expect(JSON.stringify([page.body, answer])).not.toContain(athlete.account?.email);
  });

  it('P-15 the form is off until it is ticked, and gone where the link is dead', async () => {
    const [offered] = [(await (await app.agent()).get<{ fields: { key: string; ticked: boolean }[] }>('/api/user/share')).body];
    expect(offered.fields.find(({ key }) => key === 'messages')).toMatchObject({ ticked: false });
    await share(['name']);
    expect((await stranger.get(`/api/shared-profiles/${token}`)).body).toMatchObject({ takesMessages: false });
    const unticked = await write();
    const unknown = await write({}, 'w'.repeat(43));
    await athlete.put('/api/user/share', { enabled: false, fields: ['messages'] });
    const off = await write();
    for (const { status, body } of [unticked, unknown, off]) expect([status, body.code]).toEqual([404, 'shared_profile_not_found']);
    expect((await listed()).messages).toEqual([]);
  });

  it('P-15 the same message pressed twice is kept once, also at the same moment', async () => {
    const key = randomUUID();
    const answers = await Promise.all([write({ key }), write({ key }), write({ key })]);
    expect([...answers, await write({ key, text: 'Other words' })].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await listed()).messages.map(({ text }) => text)).toEqual([FORM.text]);
  });

  it('P-15 of a hundred at once five are kept, and the others hear that none was', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => write()));
    const outcomes = answers.map(({ status, body }) => (status === 204 ? 'kept' : body.code));
    expect(outcomes.filter((one) => one === 'kept')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'too_many_messages')).toHaveLength(95);
    expect((await listed()).messages).toHaveLength(5);
    await app.source.query(`update replies set found_at = found_at - interval '25 hours' where user_id = $1`, [await idOf(athlete)]);
    expect((await write()).status).toBe(204);
  });

  it('P-15 a program that fills in what people do not see is answered alike, and keeps nothing', async () => {
    const { status, body } = await write({ website: 'https://spam.test' });
    expect([status, body]).toEqual([204, (await write()).body]);
    expect((await listed()).messages).toHaveLength(1);
  });

  it.each([
    ['a message of 10,000 characters', { text: 'x'.repeat(10_000) }, 'text'],
    ['a message of spaces', { text: ' \n ' }, 'text'],
    ['a null byte', { text: 'Hello\0' }, 'text'],
    ['no name', { name: '' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['no school', { school: '‮' }, 'school'],
    ['no address', { email: 'quinn' }, 'email'],
    ['two addresses', { email: 'quinn@a.test, maya@b.test' }, 'email'],
    ['a key that is none', { key: 'again' }, 'key'],
  ])('P-15 %s is refused by its field, and nothing is kept', async (_, changes, field) => {
    const { status, body } = await write(changes);
    expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field]);
    expect((await listed()).messages).toEqual([]);
  });

  it('P-15 HTML stays letters, and signs that turn the line are taken out', async () => {
    await write({ name: '<b>Quinn</b>\u202E', text: '<img src=x onerror=alert(1)>\n\u2066محمد' });
    expect((await listed()).messages).toMatchObject([{ name: '<b>Quinn</b>', text: '<img src=x onerror=alert(1)>\nمحمد' }]);
  });

  it('U-09 P-15 one press marks, reports and shows to the guardian what asks for money; the guardian reads every beginning', async () => {
    const guardian = await guardianOf(app, [await idOf(athlete)]);
    await write({ text: 'This is Coach Dummett. Buy gift cards and send me the codes today.' });
    const [message] = (await listed()).messages;
    expect(message?.suspicions).toContain('gift_card');
    const lines = async () => (await guardian.get<{ lines: Line[] }>('/api/family/activity?part=replies')).body.lines;
    expect(await lines()).toMatchObject([{ kind: 'reply', coachName: 'Quinn Dummett', schoolName: 'Coastal Ridge' }]);
    const report = () => athlete.put<{ code: string }>(`${OWN}/${message?.id}/report`, {});
    expect([(await report()).status, (await report()).status]).toEqual([204, 204]);
    const after = await listed();
    expect(after.hasGuardian).toBe(true);
    expect(after.messages[0]?.reportedAt).toEqual(after.messages[0]?.shownToGuardianAt);
    expect((await lines()).map(({ kind }) => kind).sort()).toEqual(['reply', 'reply_shown']);
    const admin = await app.admin();
    const { reports } = (await admin.get<{ reports: { id: string; schoolName: string }[] }>('/api/admin/reports?state=open')).body;
    expect(reports.filter(({ id }) => id === message?.id)).toMatchObject([{ schoolName: 'Coastal Ridge' }]);
  });

  it('P-15 another athlete neither reads, checks nor reports it', async () => {
    await write();
    const [message] = (await listed()).messages;
    const other = await app.agent();
    expect((await listed(other)).messages).toEqual([]);
    for (const action of ['report', 'checked']) {
      const { status, body } = await other.put<{ code: string }>(`${OWN}/${message?.id}/${action}`, {});
      expect([status, body.code]).toEqual([404, 'message_not_found']);
    }
    expect((await listed()).messages).toMatchObject([{ reportedAt: null, isChecked: false }]);
    expect((await athlete.put(`${OWN}/${message?.id}/checked`, {})).status).toBe(204);
    expect((await listed()).messages).toMatchObject([{ reportedAt: null, isChecked: true }]);
  });

  it('P-15 the newest 500 stay, and those that an admin still has to look at; pages follow each other', async () => {
    await write();
    const userId = await idOf(athlete);
    await app.source.query(
      `insert into replies (id, user_id, account, provider_message_id, kind, from_name, body, body_state, written_school, received_at, found_at, reported_at)
       select gen_random_uuid(), $1, 'shared_profile', 'old ' || n, 'human', 'Coach ' || n, 'Text', 'kept', 'Akron',
         now() - n * interval '1 day', now() - n * interval '1 day', case when n = 505 then now() end
       from generate_series(2, 505) n`,
      [userId],
    );
    await write();
    const [kept] = await app.source.query<{ count: number; oldest: string }[]>(
      `select count(*)::int as count, max(from_name) filter (where reported_at is not null) as oldest from replies where user_id = $1`,
      [userId],
    );
    expect(kept).toEqual({ count: 501, oldest: 'Coach 505' });
    const first = await listed();
    const second = (await athlete.get<Listed>(`${OWN}?before=${first.before}`)).body;
    expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(40);
  });
});
