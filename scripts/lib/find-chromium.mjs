import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** The best first: the shell is the same engine without windows, tabs and menus, which cost a third of the work of the browser tests. */
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const packages = ['chromium-headless-shell', 'chromium'];

async function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  return { installed: code === 0, complaint: code === 0 ? '' : `apt-get ${args.join(' ')} failed:\n${output.slice(-2_000)}\n` };
}

/** Debian's chromium is a package; Ubuntu's is a stub for snap, which containers do not have. */
async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say('Installing Chromium for the browser tests (apt-get)');
  let { complaint: complaints } = await aptGet('update');
  for (const name of packages) {
    const { installed: done, complaint } = await aptGet('install', '-y', '--no-install-recommends', name);
    if (done) return;
    complaints += complaint;
  }
  say(complaints);
}

/** Path of a Chrome or Chromium: CHROMIUM_PATH, an installed one, or one installed now. Throws with what to do. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which is not a program; it takes the path of a Chrome or Chromium.`);
  }
  const found = await installed();
  if (found) return found;
  await installByApt();
  const fresh = await installed();
  if (fresh) return fresh;
  throw new Error('The browser tests need Chrome or Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}
