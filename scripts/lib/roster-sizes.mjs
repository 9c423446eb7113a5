import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from './paths.mjs';

const SMALLEST = 50;
const STEPS = Array.from({ length: 19 }, (_, at) => 5 * (at + 1));

const { parse } = createRequire(join(root, 'backend/package.json'))('csv-parse/sync');

/** The rows of a CSV file, by the names of its columns. */
export const tableOf = (path) => parse(readFileSync(path), { columns: true });

/** The smallest value that is at least as large as `share` percent of all (nearest rank). */
export const percentile = (sorted, share) => sorted[Math.ceil((share / 100) * sorted.length) - 1];

/** Players of FBS and FCS from a folder with schools.csv and rosters-YEAR.csv, each with its school. */
export function readPlayers(folder) {
  const schools = new Map(tableOf(join(folder, 'schools.csv')).map((row) => [row.cfbd_name, row]));
  return readdirSync(folder)
    .filter((name) => /^rosters-\d{4}\.csv$/.test(name))
    .flatMap((name) => tableOf(join(folder, name)))
    .map((player) => ({ ...player, school: schools.get(player.team) }))
    .filter(({ school }) => school?.subdivision === 'FBS' || school?.subdivision === 'FCS');
}

/** Values of entries [key, value], sorted, by key in order. */
export function gather(entries) {
  const groups = new Map();
  for (const [key, value] of entries) {
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(value);
  }
  return [...groups].map(([key, values]) => [key, values.sort((a, b) => a - b)]).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Lines of a table of percentiles by subdivision, position, class and measure; groups of fewer than 50 players are left out. */
export function sizeLines(players) {
  const entries = players
    .filter(({ position_group: group, class_label: label }) => group && label)
    .flatMap(({ school, position_group: group, class_label: label, height_in: height, weight_lb: weight }) => [
      [`${school.subdivision},${group},${label},height`, Number(height)],
      [`${school.subdivision},${group},${label},weight`, Number(weight)],
    ])
    .filter(([, value]) => value > 0);
  const lines = gather(entries)
    .filter(([, values]) => values.length >= SMALLEST)
    .map(([key, values]) => [key, values.length, ...STEPS.map((step) => percentile(values, step))].join(','));
  return [`subdivision,position,class,measure,n,${STEPS.map((step) => `p${step}`).join(',')}`, ...lines];
}
