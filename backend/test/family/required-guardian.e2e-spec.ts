import { haveCoaches, haveDraft } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { guardianOf } from '../support/guardian.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Answer {
  code?: string;
  status?: string;
  needsGuardian?: boolean;
}

describe('U-08 REQUIRE_GUARDIAN', () => {
  let app: TestApp;
  let coachIds: number[];
  let athlete: Agent;
  let athleteId: string;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true, env: { REQUIRE_GUARDIAN: 'under_16' } });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 1);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    athleteId = (await athlete.get<{ id: string }>('/api/user')).body.id;
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
  });

  const born = (yearsAgo: number) =>
    app.source.query(
      `insert into athlete_profiles (user_id, birthdate, updated_at) values ($1, now() - $2 * interval '1 year' - interval '3 days', now())
       on conflict (user_id) do update set birthdate = excluded.birthdate`,
      [athleteId, yearsAgo],
    );
  const send = async () => {
    const id = await haveDraft(athlete, {});
    const { status, body } = await athlete.post<Answer>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    return [status, body.code];
  };
  const needs = async () => (await athlete.get<Answer>('/api/user/approvals')).body.needsGuardian;
  const lacks = async () => (await app.source.query<[{ yes: boolean }]>('select lacks_guardian($1) as yes', [athleteId]))[0].yes;

  it('U-08 an athlete of 15 sends nothing before a guardian has joined', async () => {
    await born(15);
    expect([await send(), await needs(), await lacks()]).toEqual([[409, 'guardian_missing'], true, true]);
    await guardianOf(app, [athleteId]);
    expect([await send(), await needs(), await lacks()]).toEqual([[200, undefined], false, false]);
  });

  it('U-08 an unknown age counts as too young', async () => {
    expect([await send(), await needs(), await lacks()]).toEqual([[409, 'guardian_missing'], true, true]);
  });

  it('U-08 an athlete of 16 needs none', async () => {
    await born(16);
    expect([await send(), await needs(), await lacks()]).toEqual([[200, undefined], false, false]);
  });

  it('U-08 what waits already does not leave when the guardian is gone, and does when there is one again', async () => {
    await born(15);
    const guardian = await guardianOf(app, [athleteId]);
    const id = await haveDraft(athlete, {});
    const inAnHour = new Date(Date.now() + 3600_000).toISOString();
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    await app.source.query(`update campaign_emails set status = 'queued', sent_at = null, due_at = $2 where campaign_id = $1`, [
      id,
      inAnHour,
    ]);
    const leaves = `select count(*)::int as n from campaign_emails e where e.campaign_id = $1 and not lacks_guardian(e.user_id)`;
    const free = async () => (await app.source.query<[{ n: number }]>(leaves, [id]))[0].n;
    expect(await free()).toBe(1);
    await guardian.delete(`/api/family/athletes/${athleteId}`);
    expect(await free()).toBe(0);
    await guardianOf(app, [athleteId]);
    expect(await free()).toBe(1);
  });

  it('U-08 answering, sending kept emails, resuming and texts by hand are refused as well', async () => {
    const nobody = '00000000-0000-7000-8000-ffffffffffff';
    const guardian = await guardianOf(app, [athleteId]);
    const own = await haveDraft(athlete, {});
    await athlete.post(`/api/user/campaigns/${own}/send`, { selectedCoachIds: coachIds });
    const [email] = await app.source.query<[{ id: string }]>('select id from campaign_emails where campaign_id = $1', [own]);
    await guardian.delete(`/api/family/athletes/${athleteId}`);
    const asked = [
      await athlete.post<Answer>(`/api/user/campaigns/${own}/resume`),
      await athlete.post<Answer>(`/api/user/campaigns/${own}/send-kept`),
      await athlete.post<Answer>(`/api/user/campaigns/${own}/follow-ups/late`),
      await athlete.post<Answer>(`/api/campaigns/${own}/emails/${email.id}/resolve`),
      await athlete.get<Answer>(`/api/campaigns/${own}/emails/${email.id}/by-hand`),
      await athlete.get<Answer>(`/api/campaigns/${own}/emails/${email.id}/by-hand.eml`),
      await athlete.post<Answer>(`/api/campaigns/${own}/emails/${email.id}/short-message`),
      await athlete.put<Answer>(`/api/campaigns/${own}/emails/${email.id}/by-hand`),
      await athlete.put<Answer>(`/api/user/conversations/1/answers/${nobody}`),
    ];
    expect(asked.map(({ body }) => body.code)).toEqual(asked.map(() => 'guardian_missing'));
  });
});
