import { reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import { startReplyApp } from '../replies/reply-world.js';
import { guardianOf } from '../support/guardian.js';
import type { TestApp } from '../support/test-app.js';
import { Talk } from './conversation-world.js';

interface Marked {
  hasGuardian: boolean;
  replies: { id: string; suspicions: string[]; isChecked: boolean; reportedAt: string | null; shownToGuardianAt: string | null }[];
  answer: { reason: string | null };
}

interface Activity {
  lines: { kind: string; athleteId: string; data: Record<string, unknown>; snippet: string | null }[];
}

interface Reports {
  reports: { id: string; username: string; fromAddress: string; reasons: string[]; snippet: string; handledAt: string | null }[];
}

const DEMAND = 'Quick favor: pick up two gift cards and text me the codes.';

describe('U-09 suspicious replies, over HTTP and with the real client of Gmail', () => {
  let standIn: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn, { delivers: true });
  });

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  const idOf = async (talk: Talk) => (await talk.athlete.agent.get<{ id: string }>('/api/user')).body.id;
  const read = async (talk: Talk) => (await talk.athlete.agent.get<Marked>(talk.path)).body;
  const only = async (talk: Talk) => {
    const [found] = (await read(talk)).replies;
    if (!found) throw new Error('There is no reply.');
    return found;
  };
  const report = async (talk: Talk) => talk.athlete.agent.put<Marked>(`${talk.path}/replies/${(await only(talk)).id}/report`, {});

  it('U-09 a demand from the coach’s own address is marked, and answering is off until it is checked', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: DEMAND }));
    expect(await read(talk)).toMatchObject({ replies: [{ suspicions: ['gift_card'] }], answer: { reason: 'not_checked' } });
    await talk.athlete.agent.put(`${talk.path}/replies/${(await only(talk)).id}/checked`, {});
    expect(await read(talk)).toMatchObject({ replies: [{ isChecked: true }], answer: { reason: null } });
  });

  it('U-09 what only the whole text asks for is marked when it is read, also after the athlete said that it is fine', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: `${'Thanks for the film, good work. '.repeat(20)}\r\n\r\n${DEMAND}` }));
    expect(await only(talk)).toMatchObject({ suspicions: [] });
    await talk.athlete.agent.put(`${talk.path}/replies/${(await only(talk)).id}/checked`, {});
    await talk.athlete.agent.post(`${talk.path}/texts`, {});
    expect(await only(talk)).toMatchObject({ suspicions: ['gift_card'], isChecked: false });
  });

  it('U-09 one press shows it to the guardian once and reports it; another guardian sees nothing of it', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: DEMAND }));
    const athleteId = await idOf(talk);
    const guardian = await guardianOf(app, [athleteId], {});
    const stranger = await guardianOf(app, [(await (await app.agent()).get<{ id: string }>('/api/user')).body.id], {});
    expect(await read(talk)).toMatchObject({ hasGuardian: true, replies: [{ reportedAt: null, shownToGuardianAt: null }] });
    const { status, body } = await report(talk);
    expect(status).toBe(200);
    expect(body.replies[0]?.reportedAt).toEqual(body.replies[0]?.shownToGuardianAt);
    expect((await report(talk)).body.replies).toEqual(body.replies);
    const { lines } = (await guardian.get<Activity>('/api/family/activity?part=replies')).body;
    expect(lines.filter(({ kind }) => kind === 'reply_shown')).toMatchObject([
      { athleteId, data: { reasons: ['gift_card'] }, snippet: expect.stringContaining('gift cards') as string },
    ]);
    expect((await stranger.get<Activity>('/api/family/activity?part=replies')).body.lines).toEqual([]);
    const notice = await app.sink.untilThere(({ subject }) => subject.endsWith('shows you a reply that may not be from a coach'));
    const [address] = await app.source.query<{ email: string }[]>('select email from users where id = $1', [guardian.id]);
    expect(notice.to).toEqual([address?.email]);
    expect(notice.text).not.toContain('gift cards');
    expect(app.sink.mails.filter(({ subject }) => subject === notice.subject)).toHaveLength(1);
  });

  it('U-09 of one athlete 50 reports wait for the admins; the next one waits until one is handled', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: DEMAND }));
    const { id } = await only(talk);
    const copies = await app.source.query<{ id: string }[]>(
      `insert into replies (id, user_id, account, provider_message_id, mail_id, kind, received_at, found_at, reported_at)
       select gen_random_uuid(), user_id, account, 'copy ' || n, mail_id, kind, received_at, found_at, now()
       from replies, generate_series(1, 50) n where id = $1 returning id`,
      [id],
    );
    const refused = await talk.athlete.agent.put<Record<string, unknown>>(`${talk.path}/replies/${id}/report`, {});
    expect([refused.status, refused.body['code']]).toEqual([409, 'too_many_reports']);
    const admin = await app.admin();
    await admin.put(`/api/admin/reports/${copies[0]?.id}/handled`, {});
    expect((await talk.athlete.agent.put(`${talk.path}/replies/${id}/report`, {})).status).toBe(200);
  });

  it('U-09 without a guardian it is only reported; admins read its beginning and mark it as handled', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: DEMAND }));
    expect((await report(talk)).body).toMatchObject({ hasGuardian: false, replies: [{ shownToGuardianAt: null }] });
    const admin = await app.admin();
    const id = (await only(talk)).id;
    const found = async (state: string) =>
      (await admin.get<Reports>(`/api/admin/reports?state=${state}`)).body.reports.filter((one) => one.id === id);
    expect(await found('open')).toMatchObject([{ reasons: ['gift_card'], snippet: DEMAND, handledAt: null }]);
    expect((await admin.put(`/api/admin/reports/${id}/handled`, {})).status).toBe(204);
    expect([await found('open'), (await found('handled')).length]).toEqual([[], 1]);
    expect((await admin.put('/api/admin/reports/00000000-0000-4000-8000-000000000000/handled', {})).status).toBe(404);
  });

  it('X-01 a reply of another athlete cannot be reported', async () => {
    const [one, other] = [await Talk.start(app, standIn), await Talk.start(app, standIn)];
    await one.arrives(reply(one.sent[0], { text: DEMAND }));
    const id = (await only(one)).id;
    expect((await other.athlete.agent.put(`${other.path}/replies/${id}/report`, {})).status).toBe(404);
    expect((await only(one)).reportedAt).toBeNull();
  });
});
