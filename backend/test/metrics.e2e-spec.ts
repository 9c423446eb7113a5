import { SchedulerRegistry } from '@nestjs/schedule';

import { startTestApp, type TestApp } from './support/test-app.js';

const TOKEN = 'metrics-token-of-a-test';

describe('metrics over HTTP', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const read = async (headers: Record<string, string> = {}, from = app) => {
    return from.anonymous().get<string & { code: string }>('/api/metrics', headers);
  };
  const valueOf = (text: string, series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  it('O-02 tells this computer what Prometheus wants to know', async () => {
    const { status, headers, body } = await read();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(valueOf(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf(body, 'recruit_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(body, 'recruit_pool_waiting')).toBe(0);
    expect(valueOf(body, 'recruit_ai_tokens_today')).toBe(0);
    for (const name of [
      'recruit_mails',
      'recruit_jobs',
      'recruit_gmail_accounts',
      'recruit_mailbox_accounts',
      'recruit_reply_check_age_seconds',
    ]) {
      expect(body).toContain(`# TYPE ${name} gauge`);
    }
    expect(body).toContain('# TYPE recruit_ai_calls_total counter');
  });

  it('O-02 measures answers by route, never by address', async () => {
    const athlete = await app.agent();
    const secret = '00000000-0000-7000-8000-00000000beef';
    await athlete.delete(`/api/user/games/${secret}`);
    await athlete.get(`/api/${secret}`);
    await athlete.send('PURGE', `/${secret}`);
    const { body } = await read();
    const series = 'http_request_duration_seconds_count';
    expect(valueOf(body, `${series}{method="DELETE",route="/api/user/games/:id",status="404"}`)).toBe(1);
    expect(valueOf(body, `${series}{method="GET",route="unknown",status="404"}`)).toBe(1);
    expect(body).toMatch(/method="other",route="web app"/);
    expect(body).not.toContain(secret);
    expect(body).not.toContain(athlete.account?.username);
  });

  it('O-02 counts emails, jobs, Gmail accounts, the wait for replies and AI tokens as they are in the database', async () => {
    const athlete = await app.agent();
    const [{ id } = { id: '' }] = await app.source.query<{ id: string }[]>('select id from users where username = $1', [
      athlete.account?.username,
    ]);
    await app.source.query(
      `insert into gmail_accounts (user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, connected_at, updated_at)
       values ($1, 's', 'a@recruit.test', 'connected', true, gen_random_uuid(), 'x', now(), now())`,
      [id],
    );
    await app.source.query(
      `insert into reply_mailboxes (user_id, opened_at, next_check_at, checked_at) values ($1, now(), now(), now() - interval '90 s')`,
      [id],
    );
    await app.source.query(`insert into ai_usage (user_id, day, tokens) values ($1, (now() at time zone 'utc')::date, 1234)`, [id]);
    await app.source.query(
      `insert into pgboss.job (name, state, start_after) select name, 'created', now() + interval '1 hour' from pgboss.queue limit 1`,
    );
    const { body } = await read();
    expect(valueOf(body, 'recruit_gmail_accounts{state="connected"}')).toBe(1);
    expect(valueOf(body, 'recruit_reply_check_age_seconds')).toBeGreaterThanOrEqual(90);
    expect(valueOf(body, 'recruit_ai_tokens_today')).toBe(1234);
    expect(body).toMatch(/recruit_jobs\{queue="[\w.-]+",state="scheduled"\} 1/);
  });

  it('O-02 tells how late the oldest due job of each queue is, and the most overdue check of a mailbox', async () => {
    // Nobody looks for overdue mailboxes from here on.
    app.app.get(SchedulerRegistry).deleteInterval('replies');
    // A queue that nobody works off: nothing takes its job before the metrics are read.
    const queue = 'a queue of nobody';
    await app.source.query(
      `insert into pgboss.queue select (jsonb_populate_record(q, jsonb_build_object('name', $1::text))).* from pgboss.queue q limit 1`,
      [queue],
    );
    expect(valueOf((await read()).body, `recruit_queue_age_seconds{queue="${queue}"}`)).toBe(0);
    const put = `insert into pgboss.job (name, state, start_after) values ($1, 'created', now() + make_interval(secs => $2))`;
    await app.source.query(put, [queue, 3_600]);
    expect(valueOf((await read()).body, `recruit_queue_age_seconds{queue="${queue}"}`)).toBe(0);
    await app.source.query(put, [queue, -600]);
    await app.source.query(`update reply_mailboxes set next_check_at = now() - interval '400 s', checked_at = now()`);
    const { body } = await read();
    const age = valueOf(body, `recruit_queue_age_seconds{queue="${queue}"}`);
    expect(age).toBeGreaterThanOrEqual(600);
    expect(age).toBeLessThan(3_600);
    expect(body).not.toMatch(/recruit_queue_age_seconds\{queue="__/);
    expect(valueOf(body, 'recruit_reply_poll_lag_seconds')).toBeGreaterThanOrEqual(400);
    expect(body).toContain('# TYPE recruit_email_send_seconds histogram');
  });

  it('O-02 counts what is asked of the AI help, and never what', async () => {
    const request = { emailContent: 'Coach, here is my secret film.', count: 3 };
    const athlete = await app.agent();
    expect((await athlete.post('/api/ai/generate-subject-lines', request)).status).toBe(200);
    const { body } = await read();
    expect(valueOf(body, 'recruit_ai_calls_total{writer="built-in",outcome="answered"}')).toBe(1);
    expect(body).not.toContain('secret film');
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('O-02 X-04 tells nothing through a proxy (%s)', async (name) => {
    const { status, body } = await read({ [name]: '203.0.113.7' });
    expect([status, body.code]).toEqual([403, 'metrics_loopback_only']);
  });

  it('O-02 X-04 asks for the token where there is one, from everywhere', async () => {
    const guarded = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
      const { status, body } = await read({ authorization }, guarded);
      expect([status, body.code]).toEqual([401, 'metrics_token_wrong']);
    }
    const given = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
    expect((await read(given, guarded)).status).toBe(200);
    await guarded.close();
  });

  it('O-02 keeps telling the rest when the database does not answer a question', async () => {
    await app.source.query('alter table ai_usage rename to ai_usage_away');
    const { status, body } = await read();
    await app.source.query('alter table ai_usage_away rename to ai_usage');
    expect([status, valueOf(body, 'recruit_ai_tokens_today')]).toEqual([200, undefined]);
    expect(valueOf(body, 'recruit_pool_waiting')).toBe(0);
  });
});
