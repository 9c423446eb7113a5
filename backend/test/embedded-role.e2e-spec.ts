import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { Agent } from './support/agent.js';
import { ROOM_TO_START, ServerProcess } from './support/server-process.js';

const CLI = path.resolve(import.meta.dirname, '../dist/cli/user.js');

describe('the role of the application in the embedded database', () => {
  let dataDir: string;
  let server: ServerProcess;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-role-'));
    server = await ServerProcess.start({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ADMIN_PASSWORD: 'admin-password' });
  });

  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const file = (name: string) => readFile(path.join(dataDir, 'pg17', name), 'utf8');

  async function query<T>(role: 'app' | 'recruit_app', text: string): Promise<T[]> {
    const password = await file(role === 'app' ? 'password' : 'app-password');
    const port = Number((await file('cluster/postmaster.pid')).split('\n')[3]);
    const client = new Client({ host: '127.0.0.1', port, user: role, password: password.trim(), database: 'recruit' });
    await client.connect();
    try {
      return (await client.query(text)).rows as T[];
    } finally {
      await client.end();
    }
  }

  const rolesAtWork = async () => {
    const rows = await query<{ usename: string }>(
      'app',
      `select distinct usename from pg_stat_activity where datname = 'recruit' and application_name like 'recruit%'`,
    );
    return rows.map(({ usename }) => usename);
  };

  async function useEverything(username: string): Promise<void> {
    const athlete = new Agent(server.url);
    const account = { username, email: `${username}@recruit.test`, password: 'touchdown' };
    expect((await athlete.post('/api/register', account)).status).toBe(201);
    expect((await athlete.put('/api/user', { city: 'Austin', position: 'QB' })).status).toBe(200);
    const admin = new Agent(server.url);
    expect((await admin.post('/api/login', { username: 'admin', password: 'admin-password' })).status).toBe(200);
    const { status, body } = await admin.get<{ queues: { name: string }[] }>('/api/admin/operations');
    expect(status).toBe(200);
    expect(body.queues.length).toBeGreaterThan(0);
  }

  it('O-11 is a plain one: it cannot read files, run programs, or change tables and roles', async () => {
    await useEverything('first');
    expect(await rolesAtWork()).toEqual(['recruit_app']);
    const [role] = await query<object>(
      'recruit_app',
      'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
    for (const text of [
      `copy (select 1) to program 'true'`,
      `select pg_read_file('postgresql.conf')`,
      `create role thief superuser`,
      `alter role recruit_app superuser`,
      `create table mine ()`,
      `drop table users`,
      `truncate users`,
      `create extension plpgsql`,
      `set role app`,
    ]) {
      await expect(query('recruit_app', text)).rejects.toThrow(/permission denied|must be|already exists|only roles/i);
    }
  });

  it('O-11 can work with tables that a later migration makes', async () => {
    await query('app', 'create table made_later (id serial primary key)');
    expect(await query('recruit_app', 'insert into made_later default values returning id')).toEqual([{ id: 1 }]);
    await query('app', 'drop table made_later');
  });

  it('O-05 is used by a second process on the same folder too', async () => {
    const output = await new Promise<string>((resolve) => {
      const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
      execFile(process.execPath, [ROOM_TO_START, CLI, 'promote', 'first'], { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
    });
    expect(output).toBe('first is an admin now.\n');
    expect(server.isRunning).toBe(true);
  });

  it('O-11 is added to the data folder of an earlier version, which keeps its rows', async () => {
    await query('app', 'drop owned by recruit_app; drop role recruit_app');
    await rm(path.join(dataDir, 'pg17', 'app-password'));
    await server.stop();
    await server.restart();
    await useEverything('second');
    expect(await rolesAtWork()).toEqual(['recruit_app']);
    expect(await query('recruit_app', `select username from users where username in ('first', 'second') order by 1`)).toHaveLength(2);
  });
});
