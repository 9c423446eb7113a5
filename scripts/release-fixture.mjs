// npm run release-fixture: the demo of this version as a backup, and what its pages show, kept for the upgrade tests of later versions.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { environment, inRoot, nodeBinary, root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const folder = inRoot('backend', 'test', 'fixtures', 'databases');

main(async () => {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const place = await mkdtemp(join(tmpdir(), 'recruit-release-'));
  const { startEmbeddedPostgres } = await import(inRoot('backend', 'dist', 'embedded-postgres', 'start-embedded-postgres.js'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'database'), durable: false, log: () => undefined });
  try {
    await make(
      { DATA_DIR: join(place, 'data'), DATABASE_URL: postgres.url, DEMO: '1', LOG_LEVEL: 'warn' },
      join(folder, `demo-${version}`),
    );
  } finally {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  }
});

async function make(env, name) {
  const server = await start(env);
  try {
    // Without --force nothing that is there is replaced: a release is made once.
    const isAgain = process.argv.includes('--force');
    if (isAgain) await rm(`${name}.recruit`, { force: true });
    await run('cli/backup.js', ['--out', `${name}.recruit`], env);
    const kept = { ...(await schemaOf(env.DATABASE_URL)), shown: await shownBy(server.url) };
    await writeFile(`${name}.json`, `${JSON.stringify(kept, null, 2)}\n`, { flag: isAgain ? 'w' : 'wx' });
    say(`${name}.recruit and .json are written. Commit both.`);
  } finally {
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
  }
}

function launch(file, args, env) {
  return spawn(nodeBinary(), [inRoot('backend', 'dist', file), ...args], {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function run(file, args, env) {
  const [code] = await once(launch(file, args, env), 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

async function start(env) {
  const { freePort } = await import(inRoot('backend', 'dist', 'embedded-postgres', 'free-port.js'));
  const port = await freePort();
  const child = launch('main.js', [], { ...env, PORT: String(port), HOST: '127.0.0.1' });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { child, url };
}

async function schemaOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: digests } = await client.query(await readFile(join(folder, 'schema.sql'), 'utf8'));
    const { rows: migrations } = await client.query('select name from public.migrations order by timestamp desc limit 1');
    return { lastMigration: migrations[0].name, schema: digests[0].digest };
  } finally {
    await client.end();
  }
}

/** What the demo's athlete sees. */
async function shownBy(url) {
  const { demoAccounts } = await import(inRoot('backend', 'dist', 'demo', 'demo-accounts.js'));
  const { username, password } = demoAccounts.athlete;
  const body = JSON.stringify({ username, password });
  const signedIn = await fetch(`${url}/api/login`, { method: 'POST', body, headers: { 'content-type': 'application/json', origin: url } });
  if (!signedIn.ok) throw new Error(`signing in answered ${signedIn.status}: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const get = async (path) => (await fetch(`${url}${path}`, { headers: { cookie } })).json();
  const { games, ...stats } = (await get('/api/user')).stats;
  const campaigns = await get('/api/user/campaigns');
  return {
    favorites: (await get('/api/user/favorites')).length,
    games: games.length,
    stats,
    campaigns: campaigns.map(({ status, sentCount, openCount, replyCount }) => [status, sentCount, openCount, replyCount]),
  };
}
