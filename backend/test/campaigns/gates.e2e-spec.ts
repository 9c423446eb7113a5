import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

interface Item {
  coachId: number;
  code: string;
  place: string;
  fix: string;
}

interface Problem {
  code: string;
  items: Item[];
}

const WRONG = 'Coach {{coach_last_name}},\n\nI want to play for Ohio State.\nHere is my film.';

describe('the gates before sending over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, 12);
  });

  afterAll(async () => app.close());

  const send = (id: string, body: object) => athlete.post<Problem>(`/api/user/campaigns/${id}/send`, body);
  const preview = async (id: string, coachId?: number) =>
    (await athlete.get<{ problems: Item[]; warnings: Item[] }>(`/api/user/campaigns/${id}/preview?coachId=${coachId}`)).body;
  const [code, place] = [({ code }: Item) => code, ({ place }: Item) => place];

  it('C-15 C-04 another school and a missing link hold everything back, and the preview lists the same', async () => {
    const id = await haveDraft(athlete, { template: WRONG });
    const [first, second] = coachIds;
    const answer = await send(id, { selectedCoachIds: [first, second] });
    expect([answer.status, answer.body.code]).toEqual([422, 'needs_confirmation']);
    const ofFirst = answer.body.items.filter(({ coachId }) => coachId === first);
    expect([ofFirst.map(code), ofFirst.map(place)]).toEqual([
      ['other_school', 'missing_link'],
      ['Line 3', 'Line 4'],
    ]);
    expect((await preview(id, first)).problems).toEqual(ofFirst);
    expect(await emailsOf(athlete, id)).toEqual([]);
  });

  it('C-15 is confirmed for each recipient and each reason', async () => {
    const id = await haveDraft(athlete, { template: WRONG });
    const [first, second] = coachIds.slice(2);
    const both = (coachId?: number) => ['other_school', 'missing_link'].map((one) => ({ coachId, code: one }));
    const half = await send(id, { selectedCoachIds: [first, second], confirmed: both(first) });
    expect([half.status, [...new Set(half.body.items.map(({ coachId }) => coachId))]]).toEqual([422, [second]]);
    expect((await send(id, { selectedCoachIds: [first, second], confirmed: [...both(first), ...both(second)] })).status).toBe(200);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
  });

  it('C-15 another coach of the directory is found at once after an admin added one', async () => {
    const id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\nI met Oswald Quillfeather.' });
    const [first] = coachIds.slice(4);
    expect((await preview(id, first)).problems).toEqual([]);
    const { body: schools } = await athlete.get<{ id: number }[]>('/api/schools');
    const coach = { schoolId: schools.at(-1)?.id, name: 'Oswald Quillfeather', email: 'o.quillfeather@o.example' };
    expect((await (await app.admin()).post('/api/admin/coaches', coach)).status).toBe(201);
    expect((await preview(id, first)).problems).toEqual([
      { coachId: first, code: 'other_coach', place: 'Line 3', fix: expect.stringContaining('“Oswald Quillfeather”') },
    ]);
  });

  it('C-15 X-01 the contacts of another athlete are nobody’s business', async () => {
    const other = await app.agent();
    const { body: schools } = await athlete.get<{ id: number }[]>('/api/schools');
    await other.post('/api/user/contacts', { schoolId: schools.at(-1)?.id, name: 'Wilhelmina Xanthakis', title: 'Head Coach' });
    const id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\nI met Wilhelmina Xanthakis.' });
    expect((await preview(id, coachIds[4])).problems).toEqual([]);
  });

  it('C-15 emails that are kept are checked again when they are sent', async () => {
    const id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\nI want to play for Ohio State.' });
    const [first] = coachIds.slice(5);
    const confirmed = [{ coachId: first, code: 'other_school' }];
    expect((await send(id, { selectedCoachIds: [first], keep: true })).status).toBe(422);
    expect((await send(id, { selectedCoachIds: [first], keep: true, confirmed })).status).toBe(200);
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    const release = (body: object) => athlete.post<Problem>(`/api/user/campaigns/${id}/send-kept`, body);
    expect((await release({})).body.items.map(code)).toEqual(['other_school']);
    expect((await release({ confirmed })).status).toBe(200);
  });

  it('C-15 C-21 an email by hand and a short message pass the same gates', async () => {
    const id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\nI want to play for Ohio State.' });
    const [first] = coachIds.slice(6);
    await send(id, { selectedCoachIds: [first], byHand: true, confirmed: [{ coachId: first, code: 'other_school' }] });
    const [mail] = await emailsOf(athlete, id);
    const path = `/api/campaigns/${id}/emails/${mail?.id}`;
    expect((await athlete.get<Problem & { problems: Item[] }>(`${path}/by-hand`)).body.problems.map(code)).toEqual(['other_school']);
    const marked = await athlete.put<Problem>(`${path}/by-hand`, { channel: 'email_by_hand' });
    expect([marked.status, marked.body.items.map(code)]).toEqual([422, ['other_school']]);
  });

  it('C-15 a harsh word is a warning in the preview and holds nothing back', async () => {
    const id = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\noffer me now.' });
    const [first] = coachIds.slice(7);
    expect(await preview(id, first)).toMatchObject({ problems: [], warnings: [{ code: 'harsh_words', place: 'Line 3' }] });
    expect((await send(id, { selectedCoachIds: [first] })).status).toBe(200);
  });

  it('C-15 an offer that the school withdrew, and a signature elsewhere, are remarked in the preview and hold nothing back', async () => {
    const writer = await app.agent();
    const mine = await haveCoaches(await app.admin(), writer, 2);
    const id = await haveDraft(writer);
    const [first, second] = await app.source.query<{ school_id: number }[]>(
      'select school_id from coaches where id = any($1) order by id',
      [mine],
    );
    const [other] = await app.source.query<{ id: number; name: string }[]>('select id, name from schools where id <> all($1) limit 1', [
      [first?.school_id, second?.school_id],
    ]);
    const log = (schoolId: number | undefined, status: string, day: string) =>
      writer.post(`/api/user/target-schools/${schoolId}/log`, { kind: 'offer', at: `2026-01-${day}`, status });
    const codes = async () => {
      const { body } = await writer.get<{ warnings: Item[] }>(`/api/user/campaigns/${id}/preview?coachId=${mine[0]}`);
      return body.warnings.map(code);
    };
    await log(first?.school_id, 'written', '02');
    expect(await codes()).toEqual([]);
    await log(first?.school_id, 'withdrawn', '03');
    expect(await codes()).toEqual(['offer_withdrawn']);
    await log(other?.id, 'signed', '04');
    expect(await codes()).toEqual(['signed_elsewhere', 'offer_withdrawn']);
    await writer.patch(`/api/user/target-schools/${other?.id}`, { leadLevel: 'declined' });
    expect(await codes()).toEqual(['offer_withdrawn']);
    expect((await writer.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [mine[0]] })).status).toBe(200);
  });

  it('C-15 Y-05 before an introduction a camp, a visit to come and a coach who waits are remarked, and a text that names them is not', async () => {
    const writer = await app.agent();
    const [coachId] = await haveCoaches(await app.admin(), writer, 1);
    const [coach] = await app.source.query<{ school_id: number }[]>('select school_id from coaches where id = $1', [coachId]);
    const [introduction, thanks] = [await haveDraft(writer), await haveDraft(writer, { template: 'Thank you for the camp.' })];
    const log = (entry: object) => writer.post<{ id: string }>(`/api/user/target-schools/${coach?.school_id}/log`, entry);
    const fixes = async (id: string) => {
      const { body } = await writer.get<{ warnings: { code: string; fix: string }[] }>(
        `/api/user/campaigns/${id}/preview?coachId=${coachId}`,
      );
      return body.warnings.map(({ code, fix }) => `${code}: ${fix}`);
    };
    await log({ kind: 'other', at: '2026-01-02' });
    expect(await fixes(introduction)).toEqual([]);
    await log({ kind: 'call', at: '2026-01-02' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await log({ kind: 'camp', at: inDays(-1) });
    expect(await fixes(introduction)).toEqual([expect.stringMatching(/^already_met: You logged a camp of /)]);
    expect(await fixes(thanks)).toEqual([]);
    const { body: visit } = await log({ kind: 'visit', at: inDays(30) });
    expect(await fixes(introduction)).toEqual([expect.stringMatching(/^already_met: You have a visit to .* ahead\./)]);
    await writer.delete(`/api/user/target-schools/${coach?.school_id}/log/${visit.id}`);
    expect(await fixes(introduction)).toEqual([expect.stringMatching(/^already_met: You logged a camp of /)]);
    expect((await writer.post(`/api/user/campaigns/${introduction}/send`, { selectedCoachIds: [coachId] })).status).toBe(200);
    await untilCampaign(writer, introduction, ({ sentCount }) => sentCount === 1);
    const [email] = await emailsOf(writer, introduction);
    await writer.put(`/api/campaigns/${introduction}/emails/${email?.id}/noted-reply`, { at: new Date().toISOString(), text: 'Your GPA?' });
    expect(await fixes(thanks)).toEqual([expect.stringMatching(/^answer_waits: .+ waits for your answer\. Answer first/)]);
    await log({ kind: 'call', at: new Date().toISOString() });
    expect(await fixes(thanks)).not.toEqual([expect.stringMatching(/^answer_waits/)]);
  });
});
