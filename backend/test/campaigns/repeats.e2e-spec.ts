import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

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

describe('second emails over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let admin: Agent;
  let coachIds: number[];
  let schools: { id: number; name: string }[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    admin = await app.admin();
    athlete = await app.agent();
    coachIds = await haveCoaches(admin, athlete, 10);
    schools = (await athlete.get<{ id: number; name: string }[]>('/api/schools')).body;
  });

  afterAll(async () => app.close());

  beforeEach(async () => void (await athlete.put('/api/user/email-settings', { repeatDays: 14 })));

  const send = (id: string, selectedCoachIds: unknown[], more: object = {}) =>
    athlete.post<Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds, ...more });

  async function sent(coaches: unknown[], changes: Parameters<typeof haveDraft>[1] = {}, more: object = {}): Promise<string> {
    const id = await haveDraft(athlete, changes);
    expect((await send(id, coaches, more)).status).toBe(200);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    return id;
  }

  async function coach(name: string, email: string, schoolAt: number): Promise<number> {
    const { body } = await admin.post<{ id: number }>('/api/admin/coaches', { schoolId: schools[schoolAt]?.id, name, email });
    return body.id;
  }

  const items = async (coaches: unknown[]) => {
    const { body } = await send(await haveDraft(athlete), coaches);
    return (body.items ?? []).map(({ coachId, code, fix }) => [coachId, code, fix]);
  };

  it('C-16 C-12 another campaign to the same coach has to be confirmed, with the earlier email', async () => {
    const [one, two] = coachIds;
    await sent([one], { subject: 'Junior season' });
    const id = await haveDraft(athlete);
    const answer = await send(id, [one, two]);
    expect([answer.status, answer.body.code]).toEqual([422, 'needs_confirmation']);
    const fix = expect.stringMatching(/^You wrote to Casey Coach\d at .+ on [A-Z][a-z]{2} \d+: “Junior season”\. Leave this coach out/);
    expect(answer.body.items).toEqual([{ coachId: one, code: 'recent_contact', place: 'Recipient', fix }]);
    expect(await emailsOf(athlete, id)).toEqual([]);
    const preview = await athlete.get<{ problems: Item[] }>(`/api/user/campaigns/${id}/preview?coachId=${one}`);
    expect(preview.body.problems).toEqual(answer.body.items);
    expect((await send(id, [one, two], { confirmed: [{ coachId: one, code: 'recent_contact' }] })).status).toBe(200);
  });

  it('C-16 the list of coaches shows the earlier email beside its coach, also when the coach moved since', async () => {
    const moved = await coach('Kim Mover', 'kim@mover.example', 22);
    const plain = await coach('Lee Newcomer', 'lee@new.example', 22);
    await athlete.post('/api/user/favorites', { schoolId: schools[22]?.id });
    await sent([moved], { subject: 'Film of May' });
    const listed = async () => {
      const { body } = await athlete.get<{ coachId: number; earlier: string | null }[]>(
        `/api/campaigns/${await haveDraft(athlete)}/recipients`,
      );
      return [moved, plain].map((id) => body.find(({ coachId }) => coachId === id)?.earlier);
    };
    const name = String(schools[22]?.name).replace(/[()]/g, '\\$&');
    const day = expect.stringMatching(new RegExp(`^You wrote to Kim Mover at ${name} on \\w+ \\d+: “Film of May”\\.$`, 'u'));
    expect(await listed()).toEqual([day, null]);
    await app.source.query(`update campaign_emails set school_name = 'Akron Elsewhere' where coach_id = $1`, [moved]);
    const from = `Kim Mover moved from Akron Elsewhere to ${schools[22]?.name}: you wrote on `;
    expect(await listed()).toEqual([expect.stringContaining(from), null]);
  });

  it('C-16 the days are the athlete’s choice, and 0 asks nothing', async () => {
    const [, , three] = coachIds;
    const id = await sent([three]);
    await app.source.query(`update campaign_emails set sent_at = sent_at - interval '20 days' where campaign_id = $1`, [id]);
    expect(await items([three])).toEqual([]);
    const last = await haveDraft(athlete);
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
    expect((await send(last, [three])).status).toBe(200);
    await athlete.put('/api/user/email-settings', { repeatDays: 30 });
    expect((await items([three])).map(([, code]) => code)).toEqual(['recent_contact']);
  });

  it('C-16 an email that did not leave, and one of another athlete, are no first email', async () => {
    const [, , , , five] = coachIds;
    const id = await haveDraft(athlete);
    await send(id, [five], { byHand: true });
    expect((await campaignOf(athlete, id)).sentCount).toBe(0);
    const other = await app.agent();
    await athlete.delete(`/api/user/campaigns/${id}`);
    expect(await items([five])).toEqual([]);
    const draft = await haveDraft(other);
    expect((await other.post(`/api/user/campaigns/${draft}/send`, { selectedCoachIds: [coachIds[0]] })).status).toBe(200);
  });

  it('C-16 a person who moved to another school is found by the name', async () => {
    const before = await coach('Pat Fîeld', 'pat.field@one.example', 20);
    await sent([before], { subject: 'Film of June' });
    const after = await coach('Pat Field', 'pfield@two.example', 21);
    expect(await items([after])).toEqual([
      [after, 'same_person', expect.stringContaining(`You wrote to Pat Fîeld at ${schools[20]?.name} on `)],
    ]);
  });

  it('C-16 two spellings of a mailbox are one: capitals, dots of Gmail, and what follows a plus', async () => {
    const first = await coach('Jo Reedmark', 'J.Reedmark+x@gmail.com', 22);
    await sent([first]);
    const second = await coach('Josephine Other', 'jreed.mark@googlemail.com', 23);
    expect((await items([second])).map(([, code]) => code)).toEqual(['recent_contact']);
  });

  it('C-16 within one send: the same mailbox is skipped, the same person at two schools is asked about', async () => {
    const [a, b] = [await coach('Al Twicefold', 'al@twice.example', 24), await coach('Al Twicefold', 'al.t@other.example', 25)];
    expect((await items([a, b])).map(([coachId, code]) => [coachId, code])).toEqual([[b, 'same_person_twice']]);
    const [c, d] = [await coach('Bo Boxley', 'bo+one@box.example', 26), await coach('Bob Boxer', 'BO@box.example', 27)];
    const id = await haveDraft(athlete);
    await send(id, [c, d]);
    expect((await emailsOf(athlete, id)).map(({ reasonCode }) => reasonCode).sort()).toEqual(['same_address', null].sort());
  });

  it('C-16 a campaign that was made from those who did not answer is not asked about', async () => {
    const [, , , , , , seven] = coachIds;
    const origin = await sent([seven]);
    const id = await haveDraft(athlete);
    await app.source.query('update campaigns set origin_campaign_id = $2 where id = $1', [id, origin]);
    expect((await send(id, [seven])).status).toBe(200);
  });

  it('C-12 nobody of a school that declined gets an email, and the list says why', async () => {
    const [eight] = coachIds.slice(7);
    const id = await haveDraft(athlete);
    const { body: list } = await athlete.get<{ coachId: number; schoolId: number }[]>(`/api/campaigns/${id}/recipients`);
    const schoolId = list.find(({ coachId }) => coachId === eight)?.schoolId;
    await athlete.post('/api/user/target-schools', { schoolId });
    expect((await athlete.patch(`/api/user/target-schools/${schoolId}`, { leadLevel: 'declined' })).status).toBe(200);
    const { body: after } = await athlete.get<{ coachId: number }[]>(`/api/campaigns/${id}/recipients`);
    expect(after).toContainEqual(
      expect.objectContaining({ coachId: eight, selectable: false, reason: 'You marked this school as declined' }),
    );
    expect(await send(id, [eight])).toMatchObject({ status: 400, body: { code: 'no_addresses' } });
    await athlete.patch(`/api/user/target-schools/${schoolId}`, { leadLevel: 'cold' });
  });

  it('C-16 finds the one of 10,000 earlier emails that went to a coach of a Send', async () => {
    const mine = await app.agent();
    await mine.put('/api/user/email-settings', { repeatDays: 14 });
    const id = await haveDraft(mine);
    await app.source.query(
      `insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name, coach_title,
         school_name, is_example, subject, body, status, due_at, sent_at, created_at, updated_at)
       select gen_random_uuid(), c.id, c.user_id, 0, 900000 + n, 1, 'h' || n || '@h.example', 'Hal', 'History' || n, '', 'H', false, 'x', 'x', 'sent',
         now(), now(), now(), now() from campaigns c, generate_series(1, 10000) n where c.id = $1`,
      [id],
    );
    await app.source.query('analyze campaign_emails');
    const draft = await haveDraft(mine);
    const [nine] = coachIds.slice(8);
    await app.source.query('update campaign_emails set coach_id = $2 where campaign_id = $1 and coach_id = 905000', [id, nine]);
    const answer = await mine.post<Problem>(`/api/user/campaigns/${draft}/send`, { selectedCoachIds: coachIds });
    expect(answer.body.items.map(({ coachId }) => coachId)).toEqual([nine]);
  });

  it('C-16 one code is confirmed for many coaches at once; whoever is left out is still asked about', async () => {
    const two = coachIds.slice(2, 4);
    await sent(two, { subject: 'Spring game' }, { confirmedTogether: [{ code: 'recent_contact', coachIds: two }] });
    const id = await haveDraft(athlete);
    const some = await send(id, two, { confirmedTogether: [{ code: 'recent_contact', coachIds: two.slice(1) }] });
    expect([some.status, some.body.items.map(({ coachId }) => coachId)]).toEqual([422, two.slice(0, 1)]);
    const both = {
      confirmed: [{ coachId: two[0], code: 'recent_contact' }],
      confirmedTogether: [{ code: 'recent_contact', coachIds: two.slice(1) }],
    };
    expect((await send(id, two, both)).status).toBe(200);
  });

  it.each([
    ['more coaches than one Send has', { code: 'recent_contact', coachIds: Array.from({ length: 5_001 }, (_, at) => at + 1) }],
    ['coaches that are no ids', { code: 'recent_contact', coachIds: ['all'] }],
    ['no list of coaches', { code: 'recent_contact' }],
  ])('C-16 refuses a confirmation with %s', async (_, group) => {
    const answer = await athlete.post<{ errors: { field: string }[] }>(`/api/user/campaigns/${await haveDraft(athlete)}/send`, {
      selectedCoachIds: coachIds.slice(0, 1),
      confirmedTogether: [group],
    });
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, 'confirmedTogether[0].coachIds']);
  });

  it('C-16 two reasons of 5,000 coaches fit into the request', async () => {
    const ids = Array.from({ length: 5_000 }, (_, at) => 2_000_000_000 + at);
    const groups = ['recent_contact', 'same_person'].map((code) => ({ code, coachIds: ids }));
    const one = groups.flatMap(({ code, coachIds: coaches }) => coaches.map((coachId) => ({ coachId, code })));
    const id = await haveDraft(athlete);
    expect((await send(id, ids, { confirmed: one })).status).toBe(413);
    // It was read: there are no such coaches.
    expect((await send(id, ids, { confirmedTogether: groups })).status).toBe(404);
  });
});
