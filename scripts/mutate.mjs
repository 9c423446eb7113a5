// npm run mutate [-- domain|application] [MODULE[/ROOM] …]: breaks each line of domain and application on purpose and counts
// what no unit spec of the room notices.
// Results are kept in .tmp/mutation: every change with what became of it. docs/mutation.md gets the scores.
// A run that was stopped goes on where it was.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { writeMutationPage } from './lib/mutation-page.mjs';
import { environment, inRoot } from './lib/paths.mjs';
import { ROOM_ORDER } from './lib/room-order.mjs';

const LAYERS = ['domain', 'application'];

function optionsOf(room, layer) {
  const name = `${room.replace('/', '-')}-${layer}`;
  return {
    testRunner: 'repeating',
    plugins: [inRoot('scripts/lib/mutation/runner.mjs')],
    // The wording of sentences is for reviewers; the exact ones have tests of their own.
    mutator: { excludedMutations: ['StringLiteral'] },
    // What runs while a file is loaded would need a fresh start of Jest for each change.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    mutate: [`src/modules/${room}/${layer}/**/*.ts`, '!src/**/*.spec.ts', '!src/**/ports/**'],
    ignorePatterns: ['dist', 'test/walls', 'bench'],
    // The first run tries every change, one after the other.
    concurrency: 1,
    dryRunTimeoutMinutes: 120,
    // Writes every change with what became of it; none of an earlier run is taken over.
    incremental: true,
    force: true,
    incrementalFile: inRoot(`.tmp/mutation/${name}.json`),
    tempDirName: inRoot('.tmp/stryker'),
    reporters: ['progress'],
    allowEmpty: true,
    disableTypeChecks: false,
  };
}

/** Tells whether a run that was stopped tried the same changes with the same tests. */
function sourceOf(room) {
  const hash = createHash('sha256');
  for (const file of globSync(inRoot(`backend/src/modules/${room}/**/*.ts`)).sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const words = process.argv.slice(2);
const layers = LAYERS.some((layer) => words.includes(layer)) ? LAYERS.filter((layer) => words.includes(layer)) : LAYERS;
const asked = words.filter((word) => !LAYERS.includes(word));
const rooms = ROOM_ORDER.filter((room) => asked.length === 0 || asked.some((name) => room === name || room.startsWith(`${name}/`)));
if (rooms.length === 0) {
  process.stderr.write(`There is no such room. Rooms: ${ROOM_ORDER.join(', ')}\n`);
  process.exit(1);
}
mkdirSync(inRoot('.tmp/mutation'), { recursive: true });
for (const room of rooms) {
  for (const layer of layers) {
    const file = inRoot(`.tmp/mutation/${room.replace('/', '-')}-${layer}.config.json`);
    writeFileSync(file, JSON.stringify(optionsOf(room, layer)));
    process.stdout.write(`\n${room} ${layer}\n`);
    const env = environment({
      // What runs in a thread of its own needs the build, and fit-check a page of the docs, which Stryker does not copy.
      MUTATION_SPECS: `${room}/**/!(*.medium|threaded-*|fit-check).spec.ts`,
      MUTATION_COMPILER: inRoot('scripts/lib/jest-compiler.mjs'),
      MUTATION_ENVIRONMENT: inRoot('scripts/lib/mutation/environment.mjs'),
      // The laws of the fit are tried on every school of the directory.
      FIT_LAW_ATHLETES: '1',
      MUTATION_SEQUENCER: inRoot('scripts/lib/mutation/cheap-first.mjs'),
      MUTATION_PROGRESS: file.replace('.config.json', '.progress.json'),
      MUTATION_SOURCE: sourceOf(room),
    });
    spawnSync('stryker', ['run', file], { cwd: inRoot('backend'), env, stdio: 'inherit' });
  }
  writeMutationPage();
}
