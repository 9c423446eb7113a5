// node scripts/check-layout.mjs [--whole]: whether files are laid out as `npm run format` leaves them.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { main } from './lib/main.mjs';
import { environment, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/** Of the files with which both programs are content, Prettier looks at every so many. */
const EVERY = 20;
const SOURCES = ['backend/src', 'backend/test', 'backend/bench', 'frontend/src', 'frontend/e2e', 'frontend/test', 'scripts'];
const UNREADABLE = 2;

/** The files that oxfmt, which takes a thirtieth of Prettier's time, would lay out in another way; undefined when it could not tell. */
async function otherwiseForOxfmt() {
  const { plugins: _ofPrettier, ...layout } = JSON.parse(await readFile(inRoot('.prettierrc.json'), 'utf8'));
  await mkdir(inRoot('.tmp'), { recursive: true });
  const file = inRoot('.tmp', `layout-${process.pid}.json`);
  await writeFile(file, JSON.stringify({ ...layout, sortPackageJson: false }));
  const { code, output } = await run('oxfmt', ['-c', file, '--list-different', '.'], { quiet: true });
  await rm(file);
  return code < UNREADABLE ? output.split('\n').filter(Boolean) : undefined;
}

async function sources() {
  const lists = SOURCES.map(async (folder) => (await readdir(inRoot(folder), { recursive: true })).map((name) => join(folder, name)));
  return (await Promise.all(lists))
    .flat()
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
    .sort();
}

/** The two break a union at different places, and may differ elsewhere: Prettier has the last word, and a look at a sample of the others. */
async function filesForPrettier() {
  const different = process.argv.includes('--whole') ? undefined : await otherwiseForOxfmt();
  if (different === undefined) return ['.'];
  return [...different, ...(await sources()).filter((_, at) => at % EVERY === 0)];
}

main(async () => {
  const options = ['--check', '--ignore-unknown', '--log-level', 'warn'];
  // Its newer program finds the settings of a folder once, and takes a third less of the processor.
  const env = environment({ PRETTIER_EXPERIMENTAL_CLI: '1' });
  const { code, output } = await run('prettier', [...options, ...(await filesForPrettier())], { quiet: true, env });
  if (code !== 0) say(output.trim());
  process.exitCode = code;
});
