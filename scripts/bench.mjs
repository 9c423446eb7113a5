// npm run bench: every *.bench.mjs in backend/bench and frontend/bench in turn; each prints its rows of the performance table.
// With --small they only show that they run, three at once, each on a copy of one prepared database.
import './lib/require-node.mjs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { inRoot, nodeBinary } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Those of the web app wait most, for a slow network that is played: first, and the others run beside them.
  const folders = [inRoot('frontend', 'bench'), inRoot('backend', 'bench')];
  const files = (await Promise.all(folders.map(measurementsIn))).flat();
  say('| id | measured | ratio | bar |\n|---|---|---|---|');
  if (!process.argv.includes('--small')) return measureAll(files);
  // Loaded only now: it needs the build.
  const { prepareDatabase } = await import('../backend/bench/support/bench-world.mjs');
  const prepared = await prepareDatabase();
  process.env.BENCH_PREPARED_URL = prepared.url;
  // One that fails ends its lane alone: what is under way in the others is not left behind.
  const lanes = await Promise.allSettled([1, 2, 3].map(() => measureAll(files)));
  await prepared.discard();
  for (const { reason } of lanes) if (reason) throw reason;
});

/** Takes file after file off the list, which may serve several lanes. */
async function measureAll(files) {
  for (let file = files.shift(); file; file = files.shift()) {
    const { code } = await run(nodeBinary(), [file, ...process.argv.slice(2)]);
    if (code !== 0) throw new Error(`${file} failed`);
  }
}

async function measurementsIn(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.bench.mjs')).sort();
  return names.map((name) => join(folder, name));
}
