import { installByApt } from './install-by-apt.mjs';
import { isExecutable } from './is-executable.mjs';
import { say } from './say.mjs';

const places = ['/usr/sbin/pgbouncer', '/usr/local/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

async function installed() {
  for (const file of places) if (await isExecutable(file)) return file;
  return undefined;
}

/** Path of the connection pooler of one test: PGBOUNCER_PATH, an installed one, or one installed now. Without one it says so and returns ''. */
export async function findPgbouncer() {
  const given = process.env.PGBOUNCER_PATH;
  if (given !== undefined) return given;
  const found = await installed();
  if (found) return found;
  await installByApt('PgBouncer for the test behind a pooler', ['pgbouncer']);
  const fresh = await installed();
  if (!fresh) say('PgBouncer is not installed, so the test behind a pooler (pgbouncer.e2e-spec.ts) is left out: apt-get install pgbouncer');
  return fresh ?? '';
}
