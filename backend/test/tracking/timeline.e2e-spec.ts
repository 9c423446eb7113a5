import { haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Entry {
  id: string;
  kind: string;
  from: string | null;
  to: string | null;
}

interface Timeline {
  entries: Entry[];
  before: string | null;
}

interface Problem {
  code: string;
  errors: { field: string; code: string }[];
}

describe('timeline and contact log over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let schoolId: number;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    const { body } = await (await app.agent()).get<{ id: number }[]>('/api/schools');
    schoolId = body[0]?.id ?? 0;
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const log = (body: object) => athlete.post<Entry & Problem>(`/api/user/target-schools/${schoolId}/log`, body);
  const timeline = async (query = '') => (await athlete.get<Timeline>(`/api/schools/${schoolId}/timeline${query}`)).body;

  it('R-09 shows one list of mail, lead change, note and logged contact', async () => {
    const [coachId] = await haveCoaches(await app.admin(), athlete, 1);
    const campaign = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: [coachId] });
    await untilCampaign(athlete, campaign, ({ sentCount }) => sentCount === 1);
    await athlete.patch(`/api/user/target-schools/${schoolId}`, { leadLevel: 'warm', notes: 'Likes my film' });
    const at = '2026-01-05T18:30:00.000Z';
    const call = { kind: 'call', at, withWhom: 'Coach Fieldhouse', note: 'Ten minutes' };
    const { status, body } = await log(call);
    expect([status, body]).toEqual([201, { ...call, id: expect.any(String) as string, schoolId, status: null, deadline: null }]);
    const { entries, before } = await timeline();
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['contact_logged', 'lead_changed', 'mail_sent', 'note_changed']);
    expect(entries.find(({ kind }) => kind === 'mail_sent')?.from).toBe(athlete.account?.username);
    expect(entries.at(-1)).toEqual({
      id: body.id,
      at,
      kind: 'contact_logged',
      from: null,
      to: 'Coach Fieldhouse',
      subject: null,
      text: 'Ten minutes',
      campaignId: null,
      coachId: null,
      messageId: null,
      lead: null,
      contactKind: 'call',
      removable: true,
      ...{ outsideDomain: false, channel: null, isNoted: false, offerStatus: null, deadline: null },
    });
    expect(before).toBeNull();
  });

  it('Y-05 an offer with a day to answer is on Home until it is edited to signed', async () => {
    const deadline = new Date(Date.now() + 20 * 24 * 3600_000).toISOString().slice(0, 10);
    const offer = { kind: 'offer', at: new Date(Date.now() - 3600_000).toISOString(), withWhom: '', note: '', status: 'written', deadline };
    const { body } = await log(offer);
    const open = async () => (await athlete.get<{ deadlines: { deadline: string; status: string }[] }>('/api/user/home')).body.deadlines;
    expect(await open()).toMatchObject([{ deadline, status: 'written', contactKind: 'offer', schoolId }]);
    const path = `/api/user/target-schools/${schoolId}/log/${body.id}`;
    expect((await athlete.put(path, { ...offer, status: 'signed' })).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await athlete.put(path, offer)).status).toBe(404);
  });

  it('Y-05 a visit to come is on the timeline and on Home, and counts in no figure before its day', async () => {
    const at = new Date(Date.now() + 9 * 24 * 3600_000).toISOString();
    const { status, body } = await log({ kind: 'visit', at, withWhom: 'Dana', note: '' });
    expect([status, body]).toMatchObject([201, { kind: 'visit', at }]);
    expect((await timeline()).entries).toMatchObject([{ id: body.id, contactKind: 'visit', at }]);
    const home = await athlete.get<{ comingEvents: object[] }>('/api/user/home');
    expect(home.body.comingEvents).toMatchObject([{ id: body.id, contactKind: 'visit', schoolId }]);
    const figures = await athlete.get<{ schoolSteps: { visited: number } }>('/api/user/analytics?range=all&zone=UTC');
    expect(figures.body.schoolSteps.visited).toBe(0);
    const call = await log({ kind: 'call', at });
    expect([call.status, call.body.errors]).toMatchObject([400, [{ field: 'at', code: 'in_future' }]]);
  });

  it('Y-05 an offer without a day is on Home until a newer entry says that it stands no more', async () => {
    const undated = async () =>
      (await athlete.get<{ undatedOffers: { status: string | null }[] }>('/api/user/home')).body.undatedOffers.map((offer) => offer.status);
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
    await log({ kind: 'offer', at: ago(9), status: 'verbal' });
    expect(await undated()).toEqual(['verbal']);
    await log({ kind: 'offer', at: ago(5), status: 'written' });
    expect(await undated()).toEqual(['written']);
    await log({ kind: 'offer', at: ago(1), status: 'withdrawn' });
    expect(await undated()).toEqual([]);
  });

  it('R-09 records a campaign once, however many of its emails leave', async () => {
    const coachIds = await haveCoaches(await app.admin(), athlete, 25);
    const campaign = await haveDraft(athlete, { name: 'Junior film' });
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds });
    await untilCampaign(athlete, campaign, ({ sentCount }) => sentCount === coachIds.length);
    const rows = await app.source.query<object[]>(
      `select data, school_id from activities where kind = 'campaign_sent' and data ->> 'campaignId' = $1`,
      [campaign],
    );
    expect(rows).toEqual([{ data: { campaignId: campaign, name: 'Junior film' }, school_id: null }]);
  });

  it('R-09 pages through the list with the place that each page gives', async () => {
    for (const day of ['01', '02', '03']) await log({ kind: 'text', at: `2026-02-${day}` });
    const first = await timeline('?limit=2');
    expect(first.entries).toHaveLength(2);
    const second = await timeline(`?limit=2&before=${first.before}`);
    expect(second.entries).toHaveLength(1);
    expect(second.before).toBeNull();
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'before=x', 'before=2026-99-99T00:00:00.000Z_', 'other=1'])(
    'X-05 refuses the query %s',
    async (query) => {
      const path = `/api/schools/${schoolId}/timeline?${query}`;
      expect((await athlete.get(path)).status).toBe(400);
    },
  );

  it.each([
    ['kind', { kind: 'letter', at: '2026-02-01' }],
    ['at', { kind: 'call' }],
    ['at', { kind: 'call', at: 'yesterday' }],
    ['at', { kind: 'call', at: '9999-01-01' }],
    ['at', { kind: 'call', at: 7 }],
    ['note', { kind: 'call', at: '2026-02-01', note: 'x'.repeat(2_001) }],
    ['withWhom', { kind: 'call', at: '2026-02-01', withWhom: {} }],
    ['id', { kind: 'call', at: '2026-02-01', id: 'own' }],
  ])('X-05 names the field %s of a contact that cannot be logged', async (field, body) => {
    const answer = await log(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.errors.map((error) => error.field)).toContain(field);
  });

  it('R-09 takes a logged contact out once, and nothing else', async () => {
    const { body: entry } = await log({ kind: 'visit', at: '2026-02-01' });
    await athlete.patch(`/api/user/target-schools/${schoolId}`, { notes: 'stays' });
    const note = (await timeline()).entries.find(({ kind }) => kind === 'note_changed');
    const remove = (id?: string) => athlete.delete(`/api/user/target-schools/${schoolId}/log/${id}`);
    expect((await remove(entry.id)).status).toBe(204);
    expect((await remove(entry.id)).body).toMatchObject({ code: 'log_entry_not_found' });
    expect((await remove(note?.id)).status).toBe(404);
    expect((await timeline()).entries.map(({ kind }) => kind)).toEqual(['note_changed']);
  });
});
