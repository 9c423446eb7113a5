import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { haveDraft } from '../campaigns/campaign-world.js';
import { until } from '../crash/crash-world.js';
import { Agent } from '../support/agent.js';
import { ReplicatedCluster } from '../support/replicated-cluster.js';
import { ServerProcess } from '../support/server-process.js';

interface School {
  id: number;
  name: string;
  city: string;
}

const SCHOOL = { name: 'Replica College', division: 'D3', city: 'Oldtown', state: 'Ohio', aliases: [] };
const METRICS_TOKEN = 'metrics-of-the-replica-test';

describe('O-09 reads go to a streaming replica', () => {
  let cluster: ReplicatedCluster;
  let dataDir: string;
  let servers: ServerProcess[];
  let admin: Agent;
  let athlete: Agent;
  let other: Agent;
  let school: School;

  beforeAll(async () => {
    cluster = await ReplicatedCluster.start();
    dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-reads-'));
    servers = [];
    for (const ROLE of ['all', 'web']) servers.push(await ServerProcess.start(variables(ROLE)));
    admin = await signIn(0);
    athlete = await signUp('maya');
    other = await signUp('zoe');
    school = (await admin.post<School>('/api/admin/schools', SCHOOL)).body;
    await untilReplayed();
  }, 240_000);

  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  function variables(ROLE: string): Record<string, string> {
    return {
      ...{ DATABASE_URL: cluster.primaryUrl, DATABASE_READ_URL: cluster.replicaUrl, DATA_DIR: dataDir, ROLE, METRICS_TOKEN },
      ...{ ADMIN_PASSWORD: 'admin-password', LOG_LEVEL: 'info', RATE_LIMITS: 'off', SEND_UNDO_S: '0' },
    };
  }

  const at = (place: number): ServerProcess => {
    const server = servers[place];
    if (!server) throw new Error(`there is no server ${place}`);
    return server;
  };

  async function signIn(place: number): Promise<Agent> {
    const agent = new Agent(at(place).url);
    await agent.post('/api/login', { username: 'admin', password: 'admin-password' });
    return agent;
  }

  async function signUp(username: string): Promise<Agent> {
    const agent = new Agent(at(0).url);
    const { status } = await agent.post('/api/register', { username, email: `${username}@example.org`, password: 'touchdown' });
    expect(status).toBe(201);
    return agent;
  }

  /** The same browser, whose next request another process happens to get. */
  function movedTo(place: number, { cookie }: Agent): { get: (address: string) => Promise<{ status: number; body: School }> } {
    return {
      get: async (address) => {
        const answer = await fetch(at(place).url + address, { headers: { cookie } });
        return { status: answer.status, body: (await answer.json()) as School };
      },
    };
  }

  /** Both processes know that the replica has all that was written until now. */
  async function untilReplayed(): Promise<void> {
    const [{ position } = { position: '' }] = await cluster.askPrimary<{ position: string }>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    await until(async () => {
      const [row] = await cluster.askReplica<{ there: boolean }>(`select pg_last_wal_replay_lsn() >= '${position}' as there`);
      return row?.there === true;
    });
    for (const place of [0, 1]) await until(async () => (await readsAfter(place, () => agentsRead(place))).replica > 0);
  }

  async function agentsRead(place: number): Promise<void> {
    for (const agent of [athlete, other, admin]) await movedTo(place, agent).get(`/api/schools/${school.id}`);
  }

  async function reads(place: number): Promise<{ replica: number; primary: number }> {
    const text = await (await fetch(`${at(place).url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
    const of = (server: string) => Number(new RegExp(`^recruit_reads_total\\{server="${server}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { replica: of('replica'), primary: of('primary') };
  }

  /** How many reads each server answered in the meantime. */
  async function readsAfter(place: number, work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
    const before = await reads(place);
    await work();
    const after = await reads(place);
    return { replica: after.replica - before.replica, primary: after.primary - before.primary };
  }

  /** On a busy machine a look at the replica may come late, and the primary answers in the meantime. */
  async function untilOneRead(page: string): Promise<void> {
    await until(async () => {
      const { replica, primary } = await readsAfter(0, () => athlete.get(page));
      expect(replica + primary).toBe(1);
      return replica === 1;
    });
  }

  async function gauge(name: string): Promise<number> {
    const text = await (await fetch(`${at(0).url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
    return Number(new RegExp(`^${name} (.+)`, 'm').exec(text)?.[1]);
  }

  const health = async (place = 0) => {
    const answer = await fetch(`${at(place).url}/api/health/ready`);
    return [answer.status, await answer.json()];
  };

  it('O-09 answers what an athlete reads with one statement of the replica, and none of the primary', async () => {
    await until(async () => (await readsAfter(0, () => athlete.get('/api/user/home'))).replica > 0);
    const pages = [
      '/api/user',
      '/api/user/home',
      '/api/user/favorites',
      '/api/user/stats',
      '/api/user/activity',
      `/api/schools/${school.id}`,
    ];
    for (const page of pages) await untilOneRead(page);
    expect(await health()).toEqual([200, { status: 'ok', replica: 'used' }]);
  });

  it('O-09 npm run doctor says whether it is a replica of that database', async () => {
    const program = path.resolve(import.meta.dirname, '../../dist/cli/doctor.js');
    const line = async (DATABASE_READ_URL: string) => {
      const env = { ...process.env, ...variables('web'), DATABASE_READ_URL };
      const { stdout } = await promisify(execFile)(process.execPath, [program], { env }).catch((error: { stdout: string }) => error);
      return stdout.split('\n').find((one) => one.slice(6).startsWith('replica'));
    };
    expect(await line(cluster.replicaUrl)).toBe('ok    replica      it follows the database.');
    expect(await line(cluster.primaryUrl)).toMatch(/^warn +replica +it is no replica/);
  });

  describe('while its replay is paused', () => {
    const city = async (agent: Agent, place = 0) => (await movedTo(place, agent).get(`/api/schools/${school.id}`)).body.city;

    beforeAll(() => cluster.askReplica('select pg_wal_replay_pause()'));
    afterAll(async () => {
      await cluster.askReplica('select pg_wal_replay_resume()');
      await untilReplayed();
    });

    it('O-09 whoever wrote reads what they wrote, at every process; others may read what was before', async () => {
      const { status } = await admin.put(`/api/admin/schools/${school.id}`, { ...SCHOOL, city: 'Newtown' });
      expect(status).toBe(200);
      expect(await Promise.all([city(admin, 0), city(admin, 1)])).toEqual(['Newtown', 'Newtown']);
      expect(await Promise.all([city(athlete, 0), city(athlete, 1)])).toEqual(['Oldtown', 'Oldtown']);
      expect((await athlete.post('/api/user/favorites', { schoolId: school.id })).status).toBeLessThan(300);
      expect((await athlete.get<unknown[]>('/api/user/favorites')).body).toHaveLength(1);
      expect(await city(athlete)).toBe('Newtown');
      expect(await city(other)).toBe('Oldtown');
    });

    it('O-09 a new account is there at once, though the replica does not know it', async () => {
      const fresh = await signUp('jordan');
      expect(await fresh.get('/api/user')).toMatchObject({ status: 200, body: { username: 'jordan' } });
      expect((await movedTo(1, fresh).get('/api/user')).status).toBe(200);
    });

    it('O-09 a replica that is too far behind answers nobody, and health, metrics and the log say so', async () => {
      await until(async () => ((await health())[1] as { replica: string }).replica === 'behind');
      expect(await city(other)).toBe('Newtown');
      expect(await gauge('recruit_replica_used')).toBe(0);
      expect(await gauge('recruit_replica_lag_seconds')).toBeGreaterThan(10);
      await until(() => at(0).output.includes('the replica answers no reads'));
    });
  });

  it('O-09 when it has caught up it answers again, also those who wrote', async () => {
    await until(async () => ((await health())[1] as { replica: string }).replica === 'used');
    await untilOneRead('/api/user/favorites');
    expect((await athlete.get<unknown[]>('/api/user/favorites')).body).toHaveLength(1);
    await until(() => at(0).output.includes('the replica answers reads again'));
  });

  it('O-09 the replica is killed with -9: the primary answers, without an error, and one line of the log says so', async () => {
    await cluster.killReplica();
    const pages = ['/api/user', '/api/user/home', '/api/schools', '/api/user/campaigns'];
    const answers = await Promise.all(pages.map((page) => other.get(page)));
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(await health()).toEqual([200, { status: 'ok', replica: 'lost' }]);
    expect(at(0).output).toContain('"replica":"lost"');
    await cluster.startReplica();
    await untilReplayed();
    expect(await health()).toEqual([200, { status: 'ok', replica: 'used' }]);
  });

  describe('the primary is killed with -9 and the replica is left', () => {
    let campaign: string;

    beforeAll(async () => {
      campaign = await haveDraft(athlete, { name: 'Before the loss' });
      await untilReplayed();
      // What is written now does not reach the replica.
      await cluster.askReplica('select pg_wal_replay_pause()');
      expect((await other.post('/api/user/favorites', { schoolId: school.id })).status).toBeLessThan(300);
      await cluster.killPrimary();
    });

    it('O-09 reads that can be answered are answered: the directory and own pages', async () => {
      const pages = [
        '/api/user',
        '/api/user/home',
        '/api/schools',
        `/api/schools/${school.id}`,
        '/api/user/favorites',
        '/api/user/campaigns',
        '/api/server',
      ];
      for (const page of pages) expect([page, (await athlete.get(page)).status]).toEqual([page, 200]);
      expect((await athlete.get<{ id: string }[]>('/api/user/campaigns')).body.map(({ id }) => id)).toEqual([campaign]);
    });

    it('O-09 what would be written is refused with 503 and when to try again, and nothing pretends', async () => {
      const refused = { status: 503, body: expect.objectContaining({ code: 'database_unavailable' }) };
      expect(await athlete.put('/api/user', { highSchool: 'Central' })).toMatchObject(refused);
      expect(await athlete.post('/api/user/favorites', { schoolId: school.id })).toMatchObject(refused);
      expect(await new Agent(at(0).url).post('/api/login', { username: 'maya', password: 'touchdown' })).toMatchObject({ status: 503 });
    });

    it('O-09 whose last change is not in the replica is told so, not shown the time before it', async () => {
      expect(await other.get('/api/user/favorites')).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
      expect((await movedTo(1, other).get('/api/user/favorites')).status).toBe(503);
    });

    it('O-09 health says that it can only read, and one line of the log that the primary is lost', async () => {
      expect(await health(0)).toEqual([200, { status: 'read_only', replica: 'used' }]);
      expect(await health(1)).toEqual([200, { status: 'read_only', replica: 'used' }]);
      expect(at(0).output).toContain('the primary database is lost');
    });
  });
});
