import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hash } from '@node-rs/argon2';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';

import { createApp } from '../../src/bootstrap.js';
import { firstStart } from '../../src/first-start.js';
import { AuthConfig } from '../../src/modules/auth/config/auth-config.js';
import { PasswordHasher } from '../../src/modules/auth/application/ports/password-hasher.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { readConfig } from '../../src/read-config.js';
import { Agent } from './agent.js';
import { SmtpSink } from './smtp-sink.js';
import { createStartedDatabase, createTestDatabase, type TestDatabase } from './test-database.js';

export interface TestAppOptions {
  /** Variables beside or instead of those of `DEFAULTS`. */
  env?: Record<string, string>;
  /** Mail is delivered: to `sink`, a mail server that takes everything. Otherwise a Send has to say `keep`. */
  delivers?: boolean;
  /** A server that still runs or did run: the new one works on its database and folder. Close it before `on`. */
  on?: TestApp;
  /** Passwords are hashed as slowly as in real life; by default as fast as can be, or the tests would do little else. */
  slowPasswords?: boolean;
  /** A migrated database instead of an empty one. It is dropped when the server is closed. */
  database?: TestDatabase;
}

const DEFAULTS = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  LOG_FORMAT: 'json',
  DICTIONARY: 'on-demand',
  RATE_LIMITS: 'off',
  SEND_UNDO_S: '0',
  // As in test-cluster.mjs, which prepares a database with this admin.
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'admin-password',
};

/** Argon2id at its least: a hash carries its own parameters, so that it is verified as fast. */
const FAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/** What a password is compared with when nobody has the name. */
const decoy = hash('nobody has this password', FAST);
const hurry = (hasher: PasswordHasher) => Object.assign(hasher, { hash: (password: string) => hash(password, FAST), decoy });
const PASSWORD = 'touchdown';
const running = new Set<TestApp>();
let accounts = 0;

// A test that fails before it closes its server must not keep the whole run waiting.
afterAll(() => Promise.all([...running].map((app) => app.close())));

/** What servers can share: database, folder, and where their email arrives. */
interface Place {
  database: TestDatabase;
  dataDir: string;
  mailServer: SmtpSink | undefined;
  /** Anyone who made it removes it. */
  isOwn: boolean;
}

/** The first start is repeated only where its own settings are what is tested. */
function newDatabase(env: Record<string, string>): Promise<TestDatabase> {
  const ownFirstStart = Object.keys(env).some((name) => name.startsWith('ADMIN_') || name === 'DEMO');
  return ownFirstStart ? createTestDatabase() : createStartedDatabase();
}

async function newPlace(delivers: boolean, env: Record<string, string>, given: TestDatabase | undefined): Promise<Place> {
  const [database, dataDir] = await Promise.all([given ?? newDatabase(env), mkdtemp(path.join(tmpdir(), 'recruit-api-'))]);
  return { database, dataDir, mailServer: delivers ? await SmtpSink.start() : undefined, isOwn: true };
}

/** The real application on a loopback port, with a database and a data folder of its own. */
export class TestApp {
  private constructor(
    readonly app: NestExpressApplication,
    readonly config: AppConfig,
    readonly url: string,
    private readonly place: Place,
  ) {}

  static async start({ env = {}, on, delivers = false, slowPasswords = false, database: given }: TestAppOptions = {}): Promise<TestApp> {
    const place = on ? { ...on.place, isOwn: false } : await newPlace(delivers, env, given);
    const { database, dataDir, mailServer } = place;
    const mail = mailServer ? { SMTP_URL: mailServer.url, REQUIRE_VERIFIED_EMAIL: 'off' } : {};
    const config = readConfig({ ...DEFAULTS, DATA_DIR: dataDir, DATABASE_URL: database.url, ...mail, ...env });
    const app = await createApp(config);
    if (!slowPasswords) hurry(app.get(PasswordHasher, { strict: false }));
    await firstStart(app, config);
    const server: Server = await app.listen(0, '127.0.0.1');
    // On a busy machine a connection could end just when the next request begins, which no browser would hold against us.
    server.keepAliveTimeout = 600_000;
    const { port } = server.address() as AddressInfo;
    const started = new TestApp(app, config, `http://127.0.0.1:${port}`, place);
    running.add(started);
    return started;
  }

  get database(): TestDatabase {
    return this.place.database;
  }

  /** The application's own connections, to look behind the API. */
  get source(): DataSource {
    return this.app.get(DataSource);
  }

  /** Where mail arrives. Throws unless the server was started with `delivers`. */
  get sink(): SmtpSink {
    const { mailServer } = this.place;
    if (!mailServer) throw new Error('this server was not started with delivers');
    return mailServer;
  }

  /** A browser of somebody who is not signed in. */
  anonymous(): Agent {
    return new Agent(this.url);
  }

  /** A browser of a new athlete, who just signed up. */
  async agent(): Promise<Agent> {
    const agent = this.anonymous();
    accounts += 1;
    const account = { username: `athlete${accounts}`, email: `athlete${accounts}@recruit.test`, password: PASSWORD };
    const { status, body } = await agent.post('/api/register', account);
    if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
    agent.account = account;
    return agent;
  }

  /** A browser of the first admin. */
  async admin(): Promise<Agent> {
    const { username, email, password = '' } = this.app.get(AuthConfig).firstAdmin;
    const agent = this.anonymous();
    const { status, body } = await agent.post('/api/login', { username, password });
    if (status !== 200) throw new Error(`sign-in answered ${status}: ${JSON.stringify(body)}`);
    agent.account = { username, email, password };
    return agent;
  }

  async close(): Promise<void> {
    if (!running.delete(this)) return;
    await this.app.close();
    if (!this.place.isOwn) return;
    await this.place.mailServer?.stop();
    await this.database.drop();
    await rm(this.config.dataDir, { recursive: true, force: true });
  }
}

/** The real application, started; see TestApp. Takes well under a second. */
export function startTestApp(options?: TestAppOptions): Promise<TestApp> {
  return TestApp.start(options);
}
