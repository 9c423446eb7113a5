import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../src/embedded-postgres/free-port.js';
import { Agent } from '../support/agent.js';
import { soakRound } from '../support/soak-round.js';
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.js';
import { bytesIn, filesIn, makeReadOnly, makeWritable, ownFolder, USER } from './image-folder.js';
import { ImageSteps } from './image-steps.js';

/**
 * Debian 12 without documentation and translations, as debian:bookworm-slim: 78 MB, measured by installing its packages
 * (debootstrap --variant=minbase) into a folder.
 */
const BASE_BYTES = 78e6;
const MOST_BYTES = 350e6;

/** What the built program imports of its dependencies, also late; most of them are in its chunks. */
function packagesNamed(dist: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8')) as { dependencies: object };
  const known = new Set(Object.keys(dependencies));
  const texts = filesIn(path.join(dist, 'chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/(?:from |import\(|import )['"]((?:@[\w-]+\/)?[\w.-]+)((?:\/[\w.-]+)*)['"]/g)]);
  return [...new Set(named.filter(([, name = '']) => known.has(name)).map(([, name = '', rest = '']) => name + rest))];
}

describe('the image', () => {
  const folder = mkdtempSync(path.join(process.env['TEST_DISK_FOLDER'] ?? tmpdir(), 'recruit-image-'));
  // Round after round of npm run soak carries out every step; npm test takes packages and build from here.
  const steps = new ImageSteps(folder, soakRound > 0, process.env['PATH'] ?? '');
  let root: string;
  let env: Record<string, string>;
  let database: TestDatabase;
  let url: string;
  let server: ChildProcess | undefined;
  let output = '';

  const app = () => path.join(root, 'app');
  const run = (words: string[]) => {
    const [program = '', ...rest] = words;
    return spawnSync(program, rest, { cwd: app(), env, encoding: 'utf8', ...USER });
  };

  beforeAll(async () => {
    await chmod(folder, 0o755);
    const image = steps.run();
    root = image.root;
    await chmod(root, 0o755);
    database = await createEmptyDatabase();
    ownFolder(path.join(root, 'tmp'));
    const port = await freePort();
    url = `http://localhost:${port}`;
    env = {
      ...image.env,
      PATH: `${path.join(root, 'usr/local/bin')}:/usr/bin:/bin`,
      DATA_DIR: path.join(root, 'data'),
      TMPDIR: path.join(root, 'tmp'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: database.url,
      SESSION_SECRET: 's'.repeat(32),
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      ADMIN_PASSWORD: 'admin-password',
    };
    makeReadOnly(app());
    // Installing and building take minutes; packages come over the network.
  }, 1_800_000);

  afterAll(async () => {
    server?.kill('SIGKILL');
    await database?.drop();
    makeWritable(folder);
    await rm(folder, { recursive: true, force: true });
    // Three times 40,000 files.
  }, 300_000);

  async function start(): Promise<void> {
    const [program = '', ...rest] = steps.commands.start;
    const child = spawn(program, rest, { cwd: app(), env, stdio: ['ignore', 'pipe', 'pipe'], ...USER });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    server = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended:\n${output}`);
      const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  it('O-08 is made by the steps of the Dockerfile', () => {
    const kinds = steps.done.map((step) => step.split(' ')[0]);
    expect(kinds.filter((kind) => kind === 'FROM')).toHaveLength(3);
    expect(steps.done).toContain('RUN node docker/prune.mjs . "$EMBEDDED_POSTGRES"');
    expect(steps.done).toContainEqual(expect.stringMatching(/^RUN apt-get .+ && strip /));
    expect(kinds.slice(-5)).toEqual(['VOLUME', 'EXPOSE', 'HEALTHCHECK', 'STOPSIGNAL', 'CMD']);
  });

  it('O-08 has at most 350 MB, with Debian and Node', () => {
    const parts = { base: BASE_BYTES, node: bytesIn(path.join(root, 'usr')), app: bytesIn(app()) };
    const sum = parts.base + parts.node + parts.app;
    expect({ ...parts, fits: sum <= MOST_BYTES }).toEqual({ ...parts, fits: true });
    expect(parts.app).toBeGreaterThan(50e6);
  });

  it('O-08 has every package that the program names, and no source maps, sources or development packages', () => {
    const named = packagesNamed(path.join(app(), 'backend/dist'));
    expect(named.length).toBeGreaterThan(15);
    const script = `const missing = [];
      for (const name of process.argv.slice(1)) await import(name).catch((error) => missing.push(name + ': ' + error.message));
      process.stdout.write(JSON.stringify(missing)); process.exit(0);`;
    const file = path.join(app(), 'backend', 'dist');
    const { stdout, stderr } = spawnSync(path.join(root, 'usr/local/bin/node'), ['--input-type=module', '-e', script, ...named], {
      cwd: file,
      env,
      encoding: 'utf8',
      ...USER,
    });
    expect([stdout, stderr]).toEqual(['[]', '']);
    expect(filesIn(app()).filter((one) => /\.(?:map|d\.ts)$|node_modules\/(?:jest|typescript|react|nx)\//.test(one))).toEqual([]);
  });

  it('O-08 brings the database up to date by its own command', () => {
    const first = run(['node', 'backend/dist/cli/migrate.js']);
    expect([first.status, first.stdout, first.stderr]).toEqual([0, 'The database is up to date.\n', '']);
    expect(run(['node', 'backend/dist/cli/migrate.js']).status).toBe(0);
    const refused = spawnSync('node', ['backend/dist/cli/migrate.js'], {
      cwd: app(),
      env: { ...env, DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' },
      encoding: 'utf8',
      ...USER,
    });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^The database could not be brought up to date: .+\n$/)]);
  });

  it('O-08 serves as an ordinary user from a folder that cannot be written to, and is healthy', async () => {
    const before = filesIn(app()).length;
    const probe = run(['/bin/sh', '-c', 'touch backend/dist/probe']);
    expect([USER.uid === undefined || probe.status !== 0, run(['/bin/sh', '-c', 'touch $DATA_DIR/probe']).status]).toEqual([true, 0]);
    await start();
    expect(run(steps.commands.health).status).toBe(0);
    const browser = new Agent(url);
    expect((await browser.get<string>('/')).body).toContain('<title>');
    expect((await browser.post('/api/login', { username: 'admin', password: 'admin-password' })).status).toBe(200);
    expect((await browser.get<unknown[]>('/api/schools')).body.length).toBeGreaterThan(800);
    expect((await browser.get('/api/docs')).status).toBe(200);
    expect(filesIn(app())).toHaveLength(before);
  });

  it('O-08 draws a profile and checks grammar with what is left of the packages', async () => {
    const athlete = new Agent(url);
    const account = { username: 'imaged', email: 'imaged@recruit.test', password: 'touchdown' };
    expect((await athlete.post('/api/register', account)).status).toBe(201);
    const checked = await athlete.post<{ grammar?: unknown }>('/api/ai/check-text', { text: 'I has two film for you coach.' });
    expect(checked.status).toBe(200);
    const pdf = await athlete.get('/api/user/resume.pdf');
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('O-08 says that it is not healthy when it stopped, and stops in order on SIGTERM', async () => {
    if (!server) throw new Error('the server does not run');
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(run(steps.commands.health).status).toBe(1);
  });
});
