// npm run bench: every backend/bench/*.bench.mjs in turn; each prints its rows of the performance table.
// With --small they only show that they run.
import './lib/require-node.mjs';
import { readdir } from 'node:fs/promises';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { inRoot, nodeBinary } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const folder = inRoot('backend', 'bench');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.bench.mjs')).sort();
  if (names.length === 0) say('There are no measurements in backend/bench yet.');
  say('| id | measured | ratio | bar |\n|---|---|---|---|');
  for (const name of names) {
    const { code } = await run(nodeBinary(), [`${folder}/${name}`, ...process.argv.slice(2)]);
    if (code !== 0) throw new Error(`${name} failed`);
  }
});
