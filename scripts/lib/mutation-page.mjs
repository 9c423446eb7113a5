import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';
import { ROOM_ORDER } from './room-order.mjs';

const PAGE = inRoot('docs/mutation.md');
const ROW = /^\| (\S+) \| (domain|application) \| (\d+) \| (\d+) \| (\d+ %) \|$/;
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const HEAD = `# What the tests notice

\`npm run mutate\` (Stryker) breaks the code on purpose, one place at a time, and runs the unit specs of the room that reach this place: a
change that none of them notices is a rule that no spec states. \`npm run mutate -- schools/fit\` measures one room. Goal: 85 % of the changes
in \`domain\`. Texts, and what runs while a file is loaded, are not broken. The figures are a lower bound: code that only tests elsewhere reach
counts as unnoticed, and so does what no test noticed in two seconds of the processor's time.

| room | layer | changes | unnoticed | noticed |
|---|---|---|---|---|
`;

/** What was written by hand below the table. */
const NOTES = '\n## ';

/** The line of one room and layer from what Stryker wrote; null when it was not measured here, or has nothing to break. */
function measured(room, layer) {
  const file = inRoot(`.tmp/mutation/${room.replace('/', '-')}-${layer}.json`);
  if (!existsSync(file)) return null;
  const mutants = Object.values(JSON.parse(readFileSync(file, 'utf8')).files).flatMap(({ mutants: all }) => all);
  const count = (states) => mutants.filter(({ status }) => states.includes(status)).length;
  const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)];
  const all = noticed + unnoticed;
  return all === 0 ? null : line(room, layer, all, unnoticed);
}

function line(room, layer, all, unnoticed) {
  return `| ${room} | ${layer} | ${all} | ${unnoticed} | ${Math.floor((100 * (all - unnoticed)) / all)} % |`;
}

/** Of all rooms of a layer together. */
function sumOf(layer, rows) {
  const figures = rows.map((row) => ROW.exec(row));
  const sum = (at) => figures.reduce((total, found) => total + Number(found[at]), 0);
  return rows.length > 1 ? [line('**all**', layer, sum(3), sum(4))] : [];
}

/** Writes the scores; rooms that were not measured in this checkout keep the line they had, and the notes below the table stay. */
export function writeMutationPage() {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const kept = (room, layer) => before.split('\n').find((text) => ROW.exec(text)?.[1] === room && ROW.exec(text)?.[2] === layer);
  const notes = before.includes(NOTES) ? before.slice(before.indexOf(NOTES)) : '';
  const rows = ['domain', 'application'].flatMap((layer) => {
    const found = ROOM_ORDER.map((room) => measured(room, layer) ?? kept(room, layer) ?? null).filter((row) => row !== null);
    return [...found, ...sumOf(layer, found)];
  });
  writeFileSync(PAGE, `${HEAD}${rows.join('\n')}\n${notes}`);
}
