import { delimiter, join } from 'node:path';
import { installByApt } from './install-by-apt.mjs';
import { isExecutable } from './is-executable.mjs';

/** The best first: the shell is the same engine without windows, tabs and menus, which cost a third of the work of the browser tests. */
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
/** Debian's chromium is a package; Ubuntu's is a stub for snap, which containers do not have. */
const packages = ['chromium-headless-shell', 'chromium'];

async function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isExecutable(file)) return file;
  }
  return undefined;
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
  await installByApt('Chromium for the browser tests', packages);
  const fresh = await installed();
  if (fresh) return fresh;
  throw new Error('The browser tests need Chrome or Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}
