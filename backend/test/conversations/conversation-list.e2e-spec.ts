import { reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import { startReplyApp } from '../replies/reply-world.js';
import type { TestApp } from '../support/test-app.js';
import { answerId, Talk } from './conversation-world.js';

interface List {
  counts: { all: number; needsAnswer: number; waits: number };
  conversations: { coachId: number; coachName: string; schoolName: string; state: string; last: { direction: string; text: string } }[];
  before: string | null;
}

const LIST = '/api/user/conversations';

/** The email to the coach and the reply to it. */
async function pairOf(talk: Talk) {
  const {
    emails: [email],
    replies: [answer],
  } = await talk.read();
  if (!email || !answer) throw new Error('There is no reply yet.');
  return { email, answer };
}

describe('C-22 the list of all conversations, over HTTP and with the real client of Gmail', () => {
  let standIn: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn);
  });

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  it('C-22 follows a conversation: written, answered by the coach, answered by the athlete', async () => {
    const talk = await Talk.start(app, standIn);
    const list = async () => (await talk.athlete.agent.get<List>(LIST)).body;
    const coachId = talk.athlete.coachIds[0];
    expect(await list()).toMatchObject({
      counts: { all: 1, needsAnswer: 0, waits: 1 },
      conversations: [{ coachId, coachName: (await talk.read()).coachName, state: 'waits', last: { direction: 'out' } }],
      before: null,
    });
    await talk.arrives(reply(talk.sent[0], { text: 'Marcus, call me.' }));
    const [found] = (await list()).conversations;
    expect(found).toMatchObject({ state: 'needs_answer', last: { direction: 'in', text: 'Marcus, call me.' } });
    const { body: others } = await talk.athlete.agent.get<List>(`${LIST}?state=waits`);
    expect(others).toMatchObject({ counts: { all: 1, needsAnswer: 1, waits: 0 }, conversations: [] });
    await talk.answer(answerId(), 'Coach, I will.');
    await talk.until(({ emails: [newest] }) => newest?.status === 'sent');
    expect(await list()).toMatchObject({
      counts: { all: 1, needsAnswer: 0, waits: 1 },
      conversations: [{ state: 'waits', last: { direction: 'out', text: 'Coach, I will.' } }],
    });
  });

  it('X-01 another athlete gets nothing of it, and a stranger is asked to sign in', async () => {
    await Talk.start(app, standIn);
    const empty = { counts: { all: 0, needsAnswer: 0, waits: 0 }, conversations: [], before: null };
    expect((await (await app.agent()).get(LIST)).body).toEqual(empty);
    expect((await fetch(`${app.url}${LIST}`)).status).toBe(401);
  });

  it.each([
    'state=all',
    'search=a&search=b',
    `search=${'a'.repeat(121)}`,
    'limit=0',
    'limit=101',
    'before=2026-11-21',
    'before=2026-11-21T00:00:00.000Z_9999999999',
  ])('C-22 refuses ?%s', async (query) => {
    expect((await (await app.agent()).get(`${LIST}?${query}`)).status).toBe(400);
  });

  it('C-22 finds by a part of the name of the coach or of the school', async () => {
    const talk = await Talk.start(app, standIn);
    const find = async (search: string) => (await talk.athlete.agent.get<List>(`${LIST}?search=${encodeURIComponent(search)}`)).body;
    const { coachName, schoolName } = (await find('')).conversations[0] ?? { coachName: '', schoolName: '' };
    const found = { counts: { all: 1 }, conversations: [{ coachId: talk.athlete.coachIds[0], coachName }] };
    expect(await find(coachName.slice(1).toUpperCase())).toMatchObject(found);
    expect(await find(schoolName.slice(0, -1))).toMatchObject(found);
    expect(await find('nobody of this name')).toMatchObject({ counts: { all: 0 }, conversations: [], before: null });
  });

  it('C-22 takes the place that the page before gave', async () => {
    const talk = await Talk.start(app, standIn);
    const { body } = await talk.athlete.agent.get<List>(`${LIST}?limit=1&before=2099-01-01T00:00:00.000Z_1`);
    expect(body.conversations).toHaveLength(1);
    const { body: none } = await talk.athlete.agent.get<List>(`${LIST}?before=2000-01-01T00:00:00.000Z_1`);
    expect(none).toMatchObject({ conversations: [], counts: { all: 1 } });
  });

  it('C-22 an email and a reply of the timeline are opened by their ids, with the texts of the conversation', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: 'Marcus, call me.' }));
    await talk.athlete.agent.post(`${talk.path}/texts`, {});
    const { emails, replies } = await talk.read();
    const [row] = await app.source.query<[{ school: number }]>('select school_id as school from campaign_emails where id = $1', [
      emails[0]?.id,
    ]);
    const { body } = await talk.athlete.agent.get<{ entries: { kind: string; messageId: string | null }[] }>(
      `/api/schools/${row.school}/timeline`,
    );
    const idOf = (kind: string) => body.entries.find((entry) => entry.kind === kind)?.messageId;
    const read = async (kind: string) => (await talk.athlete.agent.get(`${talk.path}/entries/${idOf(kind)}`)).body;
    expect(await read('mail_sent')).toEqual({ email: emails[0], reply: null });
    expect(await read('mail_replied')).toEqual({ email: null, reply: replies[0] });
    expect((await talk.athlete.agent.get(`${talk.path}/entries/${answerId()}`)).body).toMatchObject({ code: 'email_not_found' });
  });

  it('C-22 an email that left is downloaded as a file with its exact text; a reply is not, nor what is nobody’s', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: 'Marcus, call me.' }));
    const { email, answer } = await pairOf(talk);
    const file = (id: string) => talk.athlete.agent.get<string>(`${talk.path}/entries/${id}/email.eml`);
    const [left] = talk.sent;
    const { status, body: text, headers } = await file(email.id);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'message/rfc822', 'no-store']);
    expect(headers.get('content-disposition')).toContain('email.eml');
    for (const line of email.text.split('\n').filter(Boolean)) expect(text).toContain(line);
    expect(text).toContain(`Subject: ${email.subject}`);
    expect(text).toContain(`Message-ID: ${left?.header('message-id')}`);
    expect(text).toContain(`From: ${email.fromAddress}`);
    expect(text).not.toContain('/api/t/o/');
    expect((await file(answer.id)).status).toBe(404);
    await app.source.query(`update campaign_emails set status = 'failed', sent_at = null where id = $1`, [email.id]);
    expect((await file(email.id)).status).toBe(404);
  });
});
