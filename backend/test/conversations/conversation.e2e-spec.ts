import { reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import { startReplyApp } from '../replies/reply-world.js';
import type { TestApp } from '../support/test-app.js';
import { answerId, Talk } from './conversation-world.js';

const TEXT = 'Marcus, thanks for writing.\r\n\r\nCan you send the full game?';
const QUOTE = '\r\n\r\nOn Sun, Nov 15, 2026 at 2:37 PM Marcus wrote:\r\n> Coach,\r\n> here is my film.';

describe('C-22 the conversation with a coach, over HTTP and with the real client of Gmail', () => {
  let standIn: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn);
  });

  beforeEach(() => standIn.calm());

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  it('C-22 shows the exact text that left, and the reply as text with its history folded', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: TEXT + QUOTE }));
    await talk.athlete.agent.post(`${talk.path}/texts`, {});
    const { emails, replies, waitsForAnswer } = await talk.read();
    const left = talk.sent[0]?.raw.toString() ?? '';
    expect(emails).toMatchObject([{ kind: 'first', status: 'replied', fromAddress: talk.athlete.mailbox.email.toLowerCase() }]);
    for (const line of emails[0]?.text.split('\n').filter(Boolean) ?? ['nothing']) expect(left).toContain(line);
    expect(replies).toMatchObject([
      { text: TEXT.replaceAll('\r', ''), earlier: expect.stringContaining('> here is my film.') as string, textState: 'kept' },
    ]);
    expect(waitsForAnswer).toBe(true);
  });

  it('C-22 reads HTML without scripts and remote pictures, in any character set', async () => {
    const talk = await Talk.start(app, standIn);
    const html = '<p>Ven=E9 a vernos</p><script>alert(1)</script><img src=3D"https://track.example/p.gif"><blockquote>Coach,</blockquote>';
    const headers = { 'Content-Type': 'text/html; charset=iso-8859-1', 'Content-Transfer-Encoding': 'quoted-printable' };
    await talk.arrives(reply(talk.sent[0], { text: html, headers }));
    await talk.athlete.agent.post(`${talk.path}/texts`, {});
    expect((await talk.read()).replies).toMatchObject([{ text: 'Vené a vernos', earlier: '> Coach,', pictures: 1 }]);
  });

  it('C-22 answers once in the same thread, from the same account, and changes no figure', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { messageId: '<coach-1@college.example.edu>' }));
    const figures = await talk.athlete.figures();
    const id = answerId();
    const [first, second] = await Promise.all([talk.answer(id, 'Coach, here it is.'), talk.answer(id, 'Coach, here it is.')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { emails } = await talk.until(({ emails: [newest] }) => newest?.status === 'sent');
    expect((await talk.answer(id, 'Coach, here it is.')).status).toBe(200);
    expect(emails.map(({ kind }) => kind)).toEqual(['answer', 'first']);
    expect(talk.sent).toHaveLength(2);
    const [before, left] = talk.sent;
    expect(left?.threadId).toBe(before?.threadId);
    expect(left?.header('in-reply-to')).toBe('<coach-1@college.example.edu>');
    expect(left?.header('subject')).toBe(`Re: ${before?.header('subject')}`);
    expect(left?.raw.toString()).toContain('Coach, here it is.');
    expect(await talk.athlete.figures()).toEqual(figures);
    expect(await talk.athlete.emails()).toHaveLength(1);
    expect(await talk.read()).toMatchObject({ waitsForAnswer: false });
    const { body } = await talk.athlete.agent.get<{ waitingReplies: unknown[]; silentCoaches: number }>('/api/user/home');
    expect(body).toMatchObject({ waitingReplies: [], silentCoaches: 0 });
  });

  it('C-22 the same id with other words, and leftover placeholders, are refused', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0]));
    expect((await talk.answer(answerId(), 'Hello [Coach Name]')).status).toBe(400);
    expect((await talk.answer(answerId(), '  ')).status).toBe(400);
    const id = answerId();
    await talk.answer(id, 'Coach, yes.');
    expect((await talk.answer(id, 'Coach, no.')).body).toMatchObject({ code: 'answer_already_sent' });
    await talk.until(({ emails: [newest] }) => newest?.status === 'sent');
    expect((await talk.athlete.agent.delete(`${talk.path}/answers/${id}`)).status).toBe(409);
    expect(talk.sent).toHaveLength(2);
  });

  it('C-22 no answer before a reply, and none to an unknown address until it is checked', async () => {
    const talk = await Talk.start(app, standIn);
    expect((await talk.answer(answerId(), 'Coach?')).body).toMatchObject({ code: 'no_reply_yet' });
    await talk.arrives(reply(talk.sent[0], { from: 'Coach <coach@offers.example>' }));
    expect(await talk.read()).toMatchObject({ replies: [{ outsideDomain: true, isChecked: false }], answer: { reason: 'not_checked' } });
    expect((await talk.answer(answerId(), 'Coach!')).body).toMatchObject({ code: 'not_checked' });
    const [found] = (await talk.read()).replies;
    expect((await talk.athlete.agent.put(`${talk.path}/replies/${found?.id}/checked`, {})).status).toBe(200);
    expect((await talk.read()).answer).toMatchObject({ way: 'recruit', toAddress: 'coach@offers.example' });
  });

  it('C-22 without the account of the thread nothing leaves: it is said, and goes by hand', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0]));
    expect((await talk.athlete.agent.post('/api/gmail/disconnect')).status).toBeLessThan(300);
    expect((await talk.read()).answer).toMatchObject({ way: 'hand', reason: 'account_disconnected' });
    const id = answerId();
    expect((await talk.answer(id, 'Coach, yes.')).body).toMatchObject({ code: 'account_disconnected' });
    expect((await talk.answer(id, 'Coach, yes.', { byHand: true })).status).toBe(200);
    expect((await talk.read()).emails[0]).toMatchObject({ kind: 'answer', status: 'sent', channel: 'email_by_hand', fromAddress: null });
    expect(talk.sent).toHaveLength(1);
    expect((await talk.athlete.agent.delete(`${talk.path}/answers/${id}`)).status).toBe(200);
    expect((await talk.read()).emails).toHaveLength(1);
  });

  it('C-22 a refused answer is sent again as the same row, to where the coach wrote from, also after its campaign ended', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0]));
    const id = answerId();
    await talk.answer(id, 'Coach, yes.');
    await talk.until(({ emails: [newest] }) => newest?.status === 'sent');
    const [[row]] = await app.source.query<[{ campaign: string; address: string }[], number]>(
      `update campaign_emails e set status = 'failed', sent_at = null, to_address = 'home@akron.example.edu' where id = $1
       returning campaign_id as campaign, to_address as address`,
      [id],
    );
    await app.source.query(`update campaigns set status = 'cancelled' where id = $1`, [row?.campaign]);
    const again = `/api/campaigns/${row?.campaign}/emails/${id}/resolve`;
    const presses = await Promise.all([1, 2].map(() => talk.athlete.agent.post(again, { outcome: 'send_again', toAddress: row?.address })));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { emails } = await talk.until(({ emails: [newest] }) => newest?.status === 'sent');
    expect(emails).toHaveLength(2);
    expect(talk.sent).toHaveLength(3);
    expect(talk.sent[2]?.raw.toString()).toContain('home@akron.example.edu');
  });

  it('C-22 the texts of older replies are read when the conversation is opened; a message that is gone is said', async () => {
    const talk = await Talk.start(app, standIn);
    await talk.arrives(reply(talk.sent[0], { text: 'Call me on Thursday.' }));
    const forget = () => app.source.query(`update replies set body = null, body_state = null where user_id = $1`, [talk.athlete.userId]);
    await forget();
    expect((await talk.read()).replies[0]?.textState).toBe('not_read');
    expect((await talk.athlete.agent.post(`${talk.path}/texts`, {})).body).toEqual({ read: 1, trouble: null });
    expect((await talk.read()).replies[0]).toMatchObject({ text: 'Call me on Thursday.', textState: 'kept' });
    await forget();
    await app.source.query(`update replies set provider_message_id = 'ffffff' where user_id = $1`, [talk.athlete.userId]);
    await talk.athlete.agent.post(`${talk.path}/texts`, {});
    expect((await talk.read()).replies[0]?.textState).toBe('gone');
    await forget();
    await talk.athlete.agent.post('/api/gmail/disconnect');
    expect((await talk.athlete.agent.post(`${talk.path}/texts`, {})).status).toBe(200);
    expect((await talk.read()).replies[0]).toMatchObject({ text: 'Call me on Thursday.', textState: 'not_read' });
  });

  it('C-22 pages, stays readable when the coach is gone, and is nobody else’s', async () => {
    const talk = await Talk.start(app, standIn);
    for (const text of ['One.', 'Two.', 'Three.']) await talk.arrives(reply(talk.sent[0], { text }));
    const { body: page } = await talk.athlete.agent.get<{ before: string; replies: unknown[] }>(`${talk.path}?limit=2`);
    expect(page.replies).toHaveLength(2);
    const { body: older } = await talk.athlete.agent.get<{ before: null; emails: unknown[]; replies: unknown[] }>(
      `${talk.path}?limit=2&before=${page.before}`,
    );
    expect([older.emails.length, older.replies.length, older.before]).toEqual([1, 1, null]);
    const coachId = talk.athlete.coachIds[0];
    await app.source.query('update campaign_emails set coach_id = $2 where coach_id = $1 and user_id = $3', [
      coachId,
      900_000,
      talk.athlete.userId,
    ]);
    const gone = `/api/user/conversations/900000`;
    expect((await talk.athlete.agent.get(gone)).body).toMatchObject({ isListed: false, emails: [{ kind: 'first' }] });
    expect((await (await app.agent()).get(gone)).status).toBe(404);
    expect((await talk.athlete.agent.get('/api/user/conversations/0')).status).toBe(404);
  });
});
