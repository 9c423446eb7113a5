import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('./import-client.mjs', import.meta.url));

const STATES = ['OH', 'PA', 'TX', 'CA', 'FL', 'GA', 'MI', 'NC', 'VA', 'IL'];
const HEAD = 'name,division,city,state,conference,website_url,coach_name,coach_title,coach_email';

/**
 * Adds `schools` schools to the bundled directory, with 30 coaches each unless said otherwise: 328 make 1,000 schools and 10,000
 * coaches. `name`: the first word of theirs.
 */
export async function importDirectory(url, admin, schools, options = {}) {
  const prepared = await prepareImport(schools, options);
  await prepared.run(url, admin);
}

/** Makes the file and the process that uploads it; `run` imports it, once. Making a long one keeps the thread busy, so what is measured comes between. */
export async function prepareImport(schools, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'recruit-csv-'));
  const file = join(folder, 'directory.csv');
  await writeFile(file, directoryCsv(schools, options));
  const client = spawn(process.execPath, [CLIENT, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(client.stdout, 'data');
  const run = async (url, cookie) => {
    client.stdin.end(`${JSON.stringify({ url, cookie })}\n`);
    const [code] = await once(client, 'exit');
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error('the import failed');
  };
  return { run };
}

function directoryCsv(schools, { coaches = schools * 30, name = 'College' }) {
  const rows = [HEAD];
  for (let coach = 0; coach < coaches; coach += 1) {
    const school = Math.floor((coach * schools) / coaches);
    const place = `${name} ${school},D${(school % 3) + 1},Town ${school},${STATES[school % 10]},Conference ${school % 20}`;
    const site = `${name.toLowerCase()}${school}.example.edu`;
    rows.push(`${place},https://${site}/,Casey Sample${school}x${coach},Coach ${coach},c${coach}@${site}`);
  }
  return rows.join('\n');
}
