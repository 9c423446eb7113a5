// npm run mutate [-- domain|application] [MODULE[/ROOM] …]: breaks each line of domain and application on purpose and counts
// what no spec beside it notices.
// Results are kept in .tmp/mutation, so that a second run only looks at what changed; docs/mutation.md gets the scores.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

import { writeMutationPage } from './lib/mutation-page.mjs';
import { environment, inRoot } from './lib/paths.mjs';
import { ROOM_ORDER } from './lib/room-order.mjs';

const LAYERS = ['domain', 'application'];
/** The specs that have to notice: those beside the code, since loading all that reach it takes too long for each change. */
const SPECS = { domain: 'domain/**/!(*.medium).spec.ts', application: '{domain,application}/**/!(*.medium).spec.ts' };

function optionsOf(room, layer) {
  const name = `${room.replace('/', '-')}-${layer}`;
  return {
    testRunner: 'jest',
    jest: { configFile: 'jest.mutation.config.js', config: { testMatch: [`<rootDir>/src/modules/${room}/${SPECS[layer]}`] } },
    // The wording of sentences is for reviewers; the exact ones have tests of their own.
    mutator: { excludedMutations: ['StringLiteral'] },
    // What runs while a file is loaded would need a fresh start of Jest for each change.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    mutate: [`src/modules/${room}/${layer}/**/*.ts`, '!src/**/*.spec.ts', '!src/**/ports/**'],
    ignorePatterns: ['dist', 'test/walls', 'bench'],
    concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: inRoot(`.tmp/mutation/${name}.json`),
    tempDirName: inRoot('.tmp/stryker'),
    reporters: ['progress'],
    allowEmpty: true,
    disableTypeChecks: false,
  };
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
    const file = inRoot('.tmp/mutation/stryker.config.json');
    writeFileSync(file, JSON.stringify(optionsOf(room, layer)));
    process.stdout.write(`\n${room} ${layer}\n`);
    spawnSync('stryker', ['run', file], { cwd: inRoot('backend'), env: environment(), stdio: 'inherit' });
  }
  writeMutationPage();
}
