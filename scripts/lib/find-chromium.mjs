import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

async function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  for (const file of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

/** Debian's chromium is a package; Ubuntu's is a stub for snap, which containers do not have. */
async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say('Installing Chromium for the browser tests (apt-get)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, { env, quiet: true });
    if (code !== 0) say(`apt-get ${args.join(' ')} failed:\n${output.slice(-2_000)}`);
  }
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
