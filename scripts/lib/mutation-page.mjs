import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';
import { ROOM_ORDER } from './room-order.mjs';

const PAGE = inRoot('docs/mutation.md');
const ROW = /^\| (\S+) \| (domain|application) \| (\d+) \| (\d+) \| (\d+ %) \|$/;
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const HEAD = `# What the tests notice

\`npm run mutate\` (Stryker) breaks the code on purpose, one place at a time, and runs the specs beside it: a change that none of them
notices is a rule that no spec states. \`npm run mutate -- schools/fit\` measures one room. Goal: 85 % of the changes in \`domain\`. Texts and what runs while a file is loaded are not broken. Code that
only tests elsewhere reach counts as unnoticed here, so the figures are a lower bound.

| room | layer | changes | unnoticed | noticed |
|---|---|---|---|---|
`;

/** The line of one room and layer from what Stryker wrote; null when it was not measured here, or has nothing to break. */
function measured(room, layer) {
  const file = inRoot(`.tmp/mutation/${room.replace('/', '-')}-${layer}.json`);
  if (!existsSync(file)) return null;
  const mutants = Object.values(JSON.parse(readFileSync(file, 'utf8')).files).flatMap(({ mutants: all }) => all);
  const count = (states) => mutants.filter(({ status }) => states.includes(status)).length;
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)];
  const all = noticed + unnoticed;
  return all === 0 ? null : `| ${room} | ${layer} | ${all} | ${unnoticed} | ${Math.floor((100 * noticed) / all)} % |`;
}

/** Writes the scores; rooms that were not measured in this checkout keep the line they had. */
export function writeMutationPage() {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n') : [];
  const kept = (room, layer) => before.find((line) => ROW.exec(line)?.[1] === room && ROW.exec(line)?.[2] === layer);
  const rows = ['domain', 'application'].flatMap((layer) => ROOM_ORDER.map((room) => measured(room, layer) ?? kept(room, layer) ?? null));
  writeFileSync(PAGE, `${HEAD}${rows.filter((row) => row !== null).join('\n')}\n`);
}
