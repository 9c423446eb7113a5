import { haveDraft } from '../campaigns/campaign-world.js';
import { until } from '../crash/crash-world.js';
import type { Agent } from '../support/agent.js';
import { soakElse } from '../support/soak-round.js';
import { ServerGroup } from './server-group.js';

const COACHES = 40;
/** Longer than the rounds of recovery, of the job queue and of the schedules, so that each of them fails once; in a soak as long as a restart. */
const GONE_MS = soakElse(30_000, 7_000);

describe('O-09 the database is gone for a while', () => {
  let group: ServerGroup;
  let athlete: Agent;
  const meanwhile: { status: number; type: string | null; retry: string | null; code: unknown }[] = [];
  const health: number[] = [];

  beforeAll(async () => {
    group = await ServerGroup.start({ roles: ['all', 'all'], slowMs: 100, cuttable: true });
    athlete = await group.athlete('marcus');
    const coachIds = await group.coaches(athlete, COACHES);
    const campaign = await haveDraft(athlete, { template: 'Coach {{coach_last_name}},\n\nText 1.' });
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds });
    await until(() => group.sink.mails.length > 5);
    await group.line.cut();
    for (const path of ['/api/user/home', '/api/schools', '/api/user/campaigns', '/api/server']) await note(path);
    // Probes bring no session.
    const ask = async (path: string) => health.push((await fetch(group.at(0).url + path)).status);
    await ask('/api/health/live');
    await ask('/api/health/ready');
    await new Promise((resume) => setTimeout(resume, GONE_MS));
    await note('/api/user/home');
    await group.line.restore();
  }, 240_000);

  afterAll(() => group.stop());

  async function note(path: string): Promise<void> {
    const { status, headers, body } = await athlete.get(path);
    meanwhile.push({ status, type: headers.get('content-type'), retry: headers.get('retry-after'), code: body['code'] });
  }

  it('O-09 in the meantime requests are told so with 503, a problem document and when to try again, and the process lives', () => {
    const expected = { status: 503, type: expect.stringContaining('application/problem+json'), code: 'database_unavailable' };
    for (const answer of meanwhile) expect(answer).toMatchObject({ ...expected, retry: expect.stringMatching(/^\d+$/) });
    expect(health).toEqual([200, 503]);
    expect(group.servers.map(({ isRunning }) => isRunning)).toEqual([true, true]);
  });

  it('O-09 when it is back both continue without a restart, with the same sessions', async () => {
    for (const place of [0, 1]) await until(async () => (await fetch(`${group.at(place).url}/api/health/ready`)).ok);
    expect((await athlete.get('/api/user/home')).status).toBe(200);
    expect((await (await group.elsewhere('marcus', 1)).get('/api/schools')).status).toBe(200);
  });

  it('O-09 the campaign continues by itself, and no email comes twice', async () => {
    await group.settled();
    const arrived = group.sink.mails.flatMap(({ to }) => to);
    expect(new Set(arrived).size).toBe(arrived.length);
    const sentTo = async () => {
      const rows = await group.query<{ to: string }>(`select to_address as "to" from campaign_emails where status = 'sent'`);
      return rows.map(({ to }) => to).sort();
    };
    // Both processes lived on: of each that arrived they can say so, and of no other.
    await until(async () => (await sentTo()).length >= arrived.length);
    expect(await sentTo()).toEqual(arrived.sort());
    const { sent = 0, unknown = 0 } = await group.statuses();
    expect(sent + unknown).toBe(COACHES);
  });
});

describe('O-09 a server is told to stop while requests are under way', () => {
  it('O-09 SIGTERM: every request that has begun is answered, and the process ends without an error', async () => {
    // A job that waits in the database would be waited for first, and what was asked would give up meanwhile.
    const group = await ServerGroup.start({ roles: ['web'] });
    const agents = await Promise.all(Array.from({ length: 6 }, (_, at) => group.athlete(`athlete${at}`)));
    // A Send puts a job into the queue, which is closed, too.
    const [sender] = agents as [Agent];
    const [coachIds, campaign] = [await group.coaches(sender, 3), await haveDraft(sender)];
    // What is asked waits in the database until the server knows that it has to stop.
    await group.query('begin');
    await group.query('lock table campaigns in access exclusive mode');
    const answers: Promise<{ status: number }>[] = agents.map((agent) => agent.get('/api/user/campaigns'));
    answers.push(sender.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds }));
    await until(async () => {
      // Within a transaction, PostgreSQL shows what the others do as it was when it was first asked.
      await group.query('select pg_stat_clear_snapshot()');
      // The lists are those that wait with the same statement, and the Send with another.
      const waiting = await group.query<{ n: number }>(
        `select count(*)::int n from pg_locks join pg_stat_activity using (pid) where not granted and relation = 'campaigns'::regclass
         group by query order by n desc`,
      );
      return waiting[0]?.n === agents.length && waiting.length > 1;
    });
    const ended = group.at(0).stop();
    await until(async () => !(await fetch(`${group.at(0).url}/api/health/live`).catch(() => undefined)));
    await group.query('commit');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await ended).toBe(0);
    await group.stop();
  });
});
