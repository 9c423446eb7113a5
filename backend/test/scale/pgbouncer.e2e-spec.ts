import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { placeWith, runCommand } from '../backup/backup-world.js';
import { haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { reply } from '../gmail/coach-mails.js';
import { MailHost } from '../mailbox/mail-host.js';
import type { Agent } from '../support/agent.js';
import { ServerProcess } from '../support/server-process.js';
import { ServerGroup } from './server-group.js';

const COACHES = 12;
const ADDRESS = 'maya@mail.example';

describe('O-09 behind PgBouncer in transaction mode', () => {
  let host: MailHost;
  let group: ServerGroup;
  let athlete: Agent;
  let campaign: string;

  beforeAll(async () => {
    host = await MailHost.start();
    // Limits are counted, too: their library names its statements.
    const env = { ...host.env, REPLY_POLL_INTERVAL_S: '86400', MAILBOX_SEND_INTERVAL_MS: '0', RATE_LIMITS: 'on' };
    group = await ServerGroup.start({ roles: ['all', 'all'], env, pooled: true });
    athlete = await group.athlete('maya');
  }, 240_000);

  afterAll(async () => {
    await group.stop();
    await host.stop();
  });

  it('O-09 imports schools and coaches, and undoes an import', async () => {
    const admin = await group.admin();
    const file = ['name,division,city,state,coach_name,coach_email'];
    for (let at = 0; at < 3_000; at += 1) file.push(`Pooled ${at % 100},D1,Town,OH,Casey Sample${at},c${at}@pooled.test`);
    const form = new FormData();
    form.set('csvFile', new Blob([file.join('\n')], { type: 'text/csv' }), 'pooled.csv');
    const { status, body } = await admin.post<{ importId: string; imported: object }>('/api/admin/import-schools-csv', form);
    expect([status, body.imported]).toEqual([200, { schools: 100, coaches: 3_000, targetSchools: 0 }]);
    expect((await admin.post(`/api/admin/imports/${body.importId}/undo`)).status).toBeLessThan(300);
    const [left] = await group.query<{ n: number }>(`select count(*)::int n from schools where name like 'Pooled %'`);
    expect(left?.n).toBe(0);
  });

  it('O-09 sends a campaign, once to each coach, with two processes at it', async () => {
    host.addAccount(ADDRESS, 'correct horse');
    await athlete.put('/api/mailbox', { email: ADDRESS, password: 'correct horse', ...host.servers });
    const coachIds = await group.coaches(athlete, COACHES);
    campaign = await haveDraft(athlete);
    const { status } = await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds });
    expect(status).toBeLessThan(300);
    await untilCampaign(athlete, campaign, (now) => now.status === 'completed');
    const to = host.smtp.mails.flatMap((mail) => mail.to);
    expect([to.length, new Set(to).size]).toEqual([COACHES, COACHES]);
  });

  it('O-09 finds a reply', async () => {
    const [sent] = host.smtp.mails;
    host.accountOf(ADDRESS)?.deliver(reply({ header: (name: string) => sent?.headers[name] ?? '' } as never));
    await group.query(`update reply_mailboxes set next_check_at = now() - interval '1 second', good_at = good_at - interval '1 minute'`);
    const there = await group.elsewhere('maya', 1);
    const { status, body } = await there.post('/api/emails/check-replies');
    expect([status, body['repliesFound']]).toEqual([200, 1]);
  });

  it('O-06 a backup goes by DATABASE_DIRECT_URL; without it a pooler is refused with what to set', async () => {
    const { DATABASE_URL, DATABASE_DIRECT_URL } = group.addresses;
    const { dataDir: DATA_DIR } = await placeWith(DATABASE_DIRECT_URL);
    const pooled = await runCommand('backup', ['--out', path.join(DATA_DIR, 'pooled.recruit')], { DATABASE_URL, DATA_DIR });
    expect([pooled.code, pooled.output]).toEqual([1, expect.stringContaining('set DATABASE_DIRECT_URL')]);
    const started = ServerProcess.start({ DATABASE_URL, DATA_DIR });
    await expect(started).rejects.toThrow('DATABASE_URL leads through a pooler: set DATABASE_DIRECT_URL');
    const env = { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR };
    const { code, output } = await runCommand('backup', ['--out', path.join(DATA_DIR, 'direct.recruit')], env);
    expect([code, output]).toEqual([0, expect.stringContaining('Backup written')]);
    expect(await readdir(DATA_DIR)).toEqual(expect.not.arrayContaining([expect.stringContaining('pooled')]));
  });

  it('O-09 keeps no lock and no LISTEN, name or setting on a connection of the pool: they are on connections to PostgreSQL itself', async () => {
    const pooled = await group.pooler?.ports();
    const kept = await group.query<{ name: string; isPooled: boolean; locks: number }>(
      `select a.application_name as name, a.client_port = any($1) as "isPooled", count(l.locktype)::int as locks
       from pg_stat_activity a left join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' and l.database = a.datid
       where a.datname = current_database() and a.pid <> pg_backend_pid() group by 1, 2`,
      [pooled],
    );
    const lent = kept.filter(({ isPooled }) => isPooled);
    expect(lent.length).toBeGreaterThan(0);
    expect(lent.filter(({ name, locks }) => locks > 0 || ['recruit-lease', 'recruit-jobs'].includes(name))).toEqual([]);
    const names = kept.filter(({ isPooled }) => !isPooled).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['recruit-lease', 'recruit-jobs']));
    // Each of the two processes is known to live by one of them.
    expect(kept.filter(({ name, locks }) => name === 'recruit-lease' && locks >= 2)).toHaveLength(1);
    expect(group.servers.map(({ output }) => /prepared statement|unsupported startup parameter/.exec(output))).toEqual([null, null]);
  });
});
