import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createStartedDatabase } from '../support/test-database.js';
import { readExposition, selected, type Series } from './exposition.js';
import { readExpression } from './promql.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../docker/monitoring');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string; legendFormat: string }[];
}

const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules: own }) => own);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

/** Labels that texts are filled in with: `{{ $labels.queue }}` of an alert, `{{queue}}` of a panel. */
const labelsIn = (text: string) => [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);

const asked = [
  ...rules.map(({ alert, expr, annotations }) => ({ name: alert, expr, shown: labelsIn(JSON.stringify(annotations)) })),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ name: title, expr, shown: labelsIn(legendFormat) })),
  ),
];

/** Whatever an alert or a panel asks for has happened once on this server: emails that left or did not, a failure, lost accounts, AI. */
async function troubledServer(): Promise<TestApp> {
  const database = await createStartedDatabase();
  // Not a replica, so that it is one that answers nothing.
  const app = await startTestApp({ delivers: true, database, env: { DATABASE_READ_URL: database.url } });
  const athlete = await app.agent();
  const coachIds = await haveCoaches(await app.admin(), athlete, 2);
  app.sink.behave(/./, { kind: 'drop-before-answer' }, 1);
  const id = await haveDraft(athlete);
  await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
  await untilCampaign(athlete, id, ({ queuedCount, sendingCount, unknownCount }) => queuedCount + sendingCount === 0 && unknownCount > 0);
  await haveLostAccounts(app);
  await haveBackup(app);
  await athlete.post('/api/ai/generate-subject-lines', { emailContent: 'Coach, here is my film.', count: 3 });
  await app.source.query('alter table favorites rename to favorites_away');
  expect((await athlete.get('/api/user/favorites')).status).toBe(500);
  await app.source.query('alter table favorites_away rename to favorites');
  return app;
}

/** As the daily backup notes what it wrote. */
async function haveBackup({ source }: TestApp): Promise<void> {
  const made = { at: new Date().toISOString(), file: 'recruit.tar.gz', bytes: 1, kind: 'daily', isEncrypted: false };
  await source.query(`insert into app_state (key, value, updated_at) values ('backup_made', $1, now())`, [JSON.stringify(made)]);
}

async function haveLostAccounts({ source }: TestApp): Promise<void> {
  const [{ id } = { id: '' }] = await source.query<{ id: string }[]>('select id from users where not is_admin limit 1');
  await source.query(
    `insert into gmail_accounts (user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, connected_at, updated_at)
     values ($1, 's', 'a@recruit.test', 'connected', true, gen_random_uuid(), 'x', now(), now())`,
    [id],
  );
  await source.query(
    `insert into mailbox_accounts (user_id, address, username, password, imap_host, imap_port, imap_security, smtp_host, smtp_port,
       smtp_security, state, connection_id, connected_at, updated_at)
     values ($1, 'a@recruit.test', 'a', 'x', 'imap.test', 993, 'tls', 'smtp.test', 465, 'tls', 'needs_reconnect', gen_random_uuid(), now(), now())`,
    [id],
  );
  await source.query('insert into reply_mailboxes (user_id, opened_at, next_check_at) values ($1, now(), now())', [id]);
  await source.query(
    `insert into pgboss.job (name, state, retry_limit, retry_count)
     select name, 'failed', 0, 0 from pgboss.queue where name not like '\\_\\_%' limit 1`,
  );
}

describe('alert rules and dashboard', () => {
  let series: Series[];

  beforeAll(async () => {
    const app = await troubledServer();
    const connected = await app.anonymous().get<string>('/api/metrics');
    await app.source.query(`update gmail_accounts set state = 'needs_reconnect'`);
    const lost = await app.anonymous().get<string>('/api/metrics');
    series = readExposition(`${connected.body}\n${lost.body}`);
    await app.close();
  });

  it.each(asked)('O-02 $name: $expr asks for what the running server tells, by labels that it has', ({ expr, shown }) => {
    const { selectors, groupedBy } = readExpression(expr);
    expect(selectors).not.toEqual([]);
    for (const selector of selectors) {
      const found = selected(selector, series);
      expect([selector, found.length > 0]).toEqual([selector, true]);
      const known = new Set(found.flatMap(({ labels }) => Object.keys(labels)));
      expect(groupedBy.filter((label) => !known.has(label))).toEqual([]);
      // What is summed up keeps only the labels that it was grouped by.
      const kept = /\b(?:sum|max|min|avg)\b/.test(expr) ? new Set(groupedBy) : known;
      expect(shown.filter((label) => !kept.has(label))).toEqual([]);
    }
  });

  it('O-02 each alert says after which time, how grave, and what it means', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const rule of rules) {
      expect([rule.alert, rule.for, rule.labels.severity]).toEqual([
        expect.stringMatching(/^Recruit[A-Z]\w+$/),
        expect.stringMatching(/^\d+[mh]$/),
        expect.stringMatching(/^(?:warning|critical)$/),
      ]);
      expect([rule.annotations.summary, rule.annotations.description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)]);
    }
  });

  it('O-02 docs/operations.md says for each alert what to do, and for no other', () => {
    const page = readFileSync(path.join(FOLDER, '../../docs/operations.md'), 'utf8');
    const [, told = ''] = page.split('| alert | what to do |');
    const named = told.split('\n\n')[0]?.match(/`Recruit[A-Z]\w+`/g) ?? [];
    expect(named.map((name) => name.slice(1, -1)).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it('O-06 a backup that was never made has no age: that, too, is an alert', () => {
    const missing = rules.filter(({ expr }) => expr.startsWith('absent(recruit_backup_age_seconds)'));
    expect(missing.map(({ labels }) => labels.severity)).toEqual(['critical']);
  });

  it('O-02 the panels of the dashboard have their own ids and places', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)}, ${y + Math.floor(at / w)}`),
    );
    expect(new Set(taken).size).toBe(taken.length);
    expect(panels.every(({ gridPos: { x, w } }) => x >= 0 && x + w <= 24)).toBe(true);
  });

  it('O-02 O-06 queue age, send times, event loop, connections, reply lag and the age of the backup are all watched, on the dashboard and by an alert', () => {
    const metrics = (expressions: string[]) =>
      new Set(expressions.flatMap((expr) => readExpression(expr).selectors.map(({ metric }) => metric)));
    const watched = [
      'recruit_queue_age_seconds',
      'recruit_email_send_seconds_bucket',
      'recruit_eventloop_delay_p99_seconds',
      'recruit_pool_waiting',
      'recruit_reply_poll_lag_seconds',
      'recruit_backup_age_seconds',
    ];
    expect([...metrics(rules.map(({ expr }) => expr))]).toEqual(expect.arrayContaining(watched));
    expect([...metrics(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))]).toEqual(
      expect.arrayContaining([...watched, 'recruit_pool_connections']),
    );
  });
});

describe('how expressions are read', () => {
  const exposition = readExposition('recruit_jobs{queue="a",state="due"} 1\nrecruit_pool_waiting 0\n');

  it('O-02 refuses what is no PromQL', () => {
    expect(() => readExpression('sum by (queue (recruit_jobs)')).toThrow('not PromQL');
  });

  it.each([
    ['recruit_jobs{state="due"}', 1],
    ['recruit_jobs{state="late"}', 0],
    ['recruit_jobs{state=~"du.|late"}', 1],
    ['recruit_jobs{state!~"d.*"}', 0],
    ['recruit_jobs_gone', 0],
    ['rate(recruit_pool_waiting{job="recruit"}[5m])', 1],
  ])('O-02 %s finds %i series', (expr, count) => {
    expect(readExpression(expr).selectors.map((selector) => selected(selector, exposition).length)).toEqual([count]);
  });
});
