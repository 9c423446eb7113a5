import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const BACKEND = path.resolve(import.meta.dirname, '../..');
const [ATHLETES, EMAILS] = [400, 8_000];
/** Counted from the first Sunday in August: two before each signing day, the end of the year; contact begins, evaluation, camps. */
const [SIGNING, YEAR_END, BUSY] = [
  [16, 17, 25, 26],
  [20, 21],
  [[4], [37, 38], [43, 44]],
];

/** The generator of the benchmark as a process of its own; answers how many emails each athlete has. */
async function loadSeason(databaseUrl: string, folder: string, hash: string): Promise<number[]> {
  const script = `import pg from 'pg';
    import { loadSeason } from './bench/season/load.mjs';
    const [url, folder, asked] = JSON.parse(process.argv[1]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    console.log(JSON.stringify(await loadSeason(client, folder, asked)));
    await client.end();`;
  const given = JSON.stringify([databaseUrl, folder, { athletes: ATHLETES, emails: EMAILS, hash }]);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, given], { cwd: BACKEND });
  return JSON.parse(stdout) as number[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const most = (values: readonly number[]) => values.indexOf(Math.max(...values));

describe('O-10 a season is loaded into a real database', () => {
  let app: TestApp;
  let folder: string;
  let counts: number[];

  beforeAll(async () => {
    app = await startTestApp();
    await app.agent();
    folder = await mkdtemp(path.join(tmpdir(), 'recruit-season-'));
    // The database reads the files itself, perhaps as another account.
    await chmod(folder, 0o755);
    const [{ hash }] = await query<[{ hash: string }]>(`select password_hash as hash from users where not is_admin`);
    counts = await loadSeason(app.database.url, folder, hash);
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const query = <T>(statement: string, values: unknown[] = []) => app.source.query<T>(statement, values);
  const count = async (from: string) => (await query<[{ n: number }]>(`select count(*)::int as n from ${from}`))[0].n;

  /** How many campaigns began, by the number that the expression gives: 0 up to `size` - 1. */
  async function begunBy(expression: string, size: number): Promise<number[]> {
    const rows = await query<{ at: number; n: number }[]>(
      `select (${expression})::int as at, count(*)::int as n from (select activated_at at time zone 'UTC' as at from campaigns) c group by 1`,
    );
    return Array.from({ length: size }, (_, at) => rows.find((row) => row.at === at)?.n ?? 0);
  }

  async function signedIn(at: number): Promise<Agent> {
    const agent = app.anonymous();
    const { status } = await agent.post('/api/login', { username: `season${at}`, password: 'touchdown' });
    expect(status).toBe(200);
    return agent;
  }

  it('O-10 exactly as many athletes and emails as were asked for, each with what belongs to it', async () => {
    expect([counts.length, sum(counts)]).toEqual([ATHLETES, EMAILS]);
    const tables = ['campaign_emails', `users where username like 'season%'`, `athlete_profiles where last_name like 'Sample %'`];
    expect(await Promise.all(tables.map(count))).toEqual([EMAILS, ATHLETES, ATHLETES]);
    const apart = [
      'mail_opens m full join (select * from campaign_emails where opened_at is not null) e on e.id = m.mail_id where m.mail_id is null or e.id is null',
      'replies r full join (select * from campaign_emails where replied_at is not null) e on e.id = r.mail_id where r.id is null or e.id is null',
      'reply_mailboxes r full join gmail_accounts g using (user_id) where r.user_id is null or g.user_id is null',
      'campaigns c where (select count(*) from campaign_emails e where e.campaign_id = c.id) not between 1 and 50',
      'campaign_emails e where not exists (select from target_schools t where t.user_id = e.user_id and t.school_id = e.school_id)',
    ];
    expect(await Promise.all(apart.map(count))).toEqual([0, 0, 0, 0, 0]);
  });

  it('O-10 a third writes nothing, most some, a few very much; 0.6 of them have a mailbox, 0.08 of the emails a reply', async () => {
    const writers = counts.filter((each) => each > 0).sort((a, b) => a - b);
    // A third within what chance does to so few athletes.
    const silent = (ATHLETES - writers.length) / ATHLETES;
    expect([silent > 0.27, silent < 0.4]).toEqual([true, true]);
    expect(Math.max(...counts)).toBeGreaterThan(5 * (writers[Math.floor(writers.length / 2)] ?? 0));
    expect((await count('reply_mailboxes')) / ATHLETES).toBeCloseTo(0.6, 1);
    expect((await count('replies')) / EMAILS).toBeCloseTo(0.08, 1);
    expect((await count('mail_opens')) / EMAILS).toBeCloseTo(0.35, 1);
  });

  it('O-10 in the rhythm of a season: most on Sundays and in the evening, and in the weeks before signing days', async () => {
    const [days, hours] = [await begunBy('extract(dow from at)', 7), await begunBy('extract(hour from at)', 24)];
    expect(most(days)).toBe(0);
    expect(days[0]).toBeGreaterThan(1.5 * Math.max(...days.slice(1)));
    expect(sum(hours.slice(18, 23)) / sum(hours)).toBeGreaterThan(0.4);
    expect(sum(hours.slice(2, 6))).toBe(0);
    const weeks = await begunBy(`floor(extract(epoch from at - timestamp '2025-08-03') / 604800)`, 52);
    expect(sum(weeks)).toBe(sum(days));
    const usual = weeks.toSorted((a, b) => a - b)[26] ?? NaN;
    // Each of these weeks by itself, so that no other makes up for it.
    const share = (week: number) => (weeks[week] ?? 0) / usual;
    expect(SIGNING.filter((week) => share(week) < 2)).toEqual([]);
    expect(YEAR_END.filter((week) => share(week) > 0.6)).toEqual([]);
    expect(BUSY.filter((some) => sum(some.map(share)) / some.length < 1.2)).toEqual([]);
  });

  it('O-10 the pages of a usual athlete and of the fullest work on it, with the figures of its rows', async () => {
    const sorted = counts.map((emails, at) => ({ emails, at })).sort((a, b) => a.emails - b.emails);
    const writers = sorted.filter(({ emails }) => emails > 0);
    for (const { emails, at } of [writers[Math.floor(writers.length / 2)], sorted.at(-1)] as { emails: number; at: number }[]) {
      const athlete = await signedIn(at);
      const [row] = await query<[{ opened: number; replied: number; campaigns: number; school: number }]>(
        `select count(*) filter (where status in ('opened', 'replied'))::int as opened, count(*) filter (where status = 'replied')::int as replied,
           count(distinct campaign_id)::int as campaigns, max(school_id) as school
         from campaign_emails where user_id = (select id from users where username = $1)`,
        [`season${at}`],
      );
      const user = await athlete.get<{ stats: Record<string, number> }>('/api/user');
      expect(user.body.stats).toMatchObject({ emailsSentCount: emails, emailsRepliedCount: row.replied });
      const campaigns = await athlete.get<{ sentCount: number }[]>('/api/user/campaigns');
      expect([campaigns.body.length, sum(campaigns.body.map(({ sentCount }) => sentCount))]).toEqual([row.campaigns, emails]);
      const timeline = await athlete.get<{ entries: unknown[] }>(`/api/schools/${row.school}/timeline`);
      expect([timeline.status, timeline.body.entries.length > 0]).toEqual([200, true]);
      const pages = ['/api/user/home', '/api/user/activity', '/api/user/analytics?range=all&zone=America/Chicago', '/api/user/favorites'];
      for (const page of pages) expect([page, (await athlete.get(page)).status]).toEqual([page, 200]);
    }
  });
});
