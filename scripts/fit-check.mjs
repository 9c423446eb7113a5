// npm run fit-check [-- FOLDER [--write]]: how the size part judges the freshmen of the newest rosters at the schools that took them,
// measured with earlier seasons only. Without FOLDER from the aggregates that come with the product; FOLDER holds schools.csv and
// rosters-YEAR.csv (backend/src/modules/schools/data/README.md), and --write replaces the aggregates by its figures.
import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { gather, percentile, readPlayers, sizeLines, tableOf } from './lib/roster-sizes.mjs';

const DATA = ['backend', 'src', 'modules', 'schools', 'data'];
const SIZES = inRoot(...DATA, 'fit-check', 'sizes-before.csv');
const FRESHMEN = inRoot(...DATA, 'fit-check', 'freshmen.csv');
/** Weights of the bundled table are rounded to this. */
const POUNDS = 5;
const ORDER = ['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB'];

const domain = (name) => import(pathToFileURL(inRoot('backend', 'dist', 'modules', 'schools', 'fit', 'domain', `${name}.js`)).href);

/** Freshmen of the newest FBS rosters who are on no earlier one, and the percentiles of all earlier seasons. */
function fromRosters(folder) {
  const players = readPlayers(folder);
  const newest = players.reduce((last, { season }) => (season > last ? season : last), '');
  const earlier = players.filter(({ season }) => season < newest);
  if (earlier.length === 0) throw new Error('The folder needs rosters of two seasons at least.');
  const known = new Set(earlier.map(({ athlete_id: id }) => id));
  const freshmen = players
    .filter(({ season, school, class_label: label }) => season === newest && school.subdivision === 'FBS' && label === 'Fr')
    .filter(({ athlete_id: id, position_group: group }) => ORDER.includes(group) && !known.has(id))
    .map(({ position_group: position, height_in: height, weight_lb: weight }) => ({
      position,
      height: Number(height),
      weight: Number(weight),
    }))
    .filter(({ height, weight }) => height > 0 && weight > 0)
    .map((one) => ({ ...one, n: 1 }));
  return { sizes: `${sizeLines(earlier).join('\n')}\n`, freshmen, newest };
}

/** How many freshmen have a position, a height and a weight: no team and no name. */
function write({ sizes, freshmen, newest }) {
  const rounded = freshmen.map(({ position, height, weight }) => [
    `${newest},${position},${height},${POUNDS * Math.round(weight / POUNDS)}`,
    1,
  ]);
  const lines = gather(rounded).map(([key, values]) => `${key},${values.length}`);
  writeFileSync(SIZES, sizes);
  writeFileSync(FRESHMEN, `season,position,height,weight,n\n${lines.join('\n')}\n`);
}

function bundled() {
  const freshmen = tableOf(FRESHMEN).map(({ position, height, weight, n }) => {
    return { position, height: Number(height), weight: Number(weight), n: Number(n) };
  });
  return { sizes: readFileSync(SIZES, 'utf8'), freshmen, newest: tableOf(FRESHMEN)[0].season };
}

/** The scores of freshmen beside the first-years of a subdivision, each as often as it occurs, sorted. */
function scoresOf(freshmen, scoreIn) {
  return freshmen.flatMap((one) => Array.from({ length: one.n }, () => scoreIn(one))).sort((a, b) => a - b);
}

const share = (scores, from, below) => Math.round((100 * scores.filter((one) => one >= from && one < below).length) / scores.length);
const mean = (scores) => scores.reduce((sum, one) => sum + one, 0) / scores.length;

function line(name, own, other) {
  const beside = other === null ? '–' : (mean(other) - mean(own)).toFixed(1);
  const cells = [name, own.length, ...[10, 50, 90].map((at) => percentile(own, at)), `${share(own, 0, 60)}%`];
  return `| ${[...cells, `${share(own, 60, 85)}%`, `${share(own, 85, 101)}%`, beside].join(' | ')} |`;
}

main(async () => {
  const [folder] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  await ensureInstalled();
  await ensureBuilt(['backend']);
  const [{ athleticFit }, { readSizeBenchmarks }, { NO_EVIDENCE }] = await Promise.all(
    ['parts/athletic-fit', 'read-size-benchmarks', 'fit-athlete'].map(domain),
  );
  const found = folder ? fromRosters(folder) : bundled();
  if (folder && process.argv.includes('--write')) write(found);
  const benchmarks = readSizeBenchmarks(found.sizes);
  const scoreIn =
    (subdivision) =>
    ({ position, height, weight }) =>
      athleticFit({ position, heightInches: height, weight, games: null, evidence: NO_EVIDENCE }, { subdivision }, benchmarks).score;
  const table = ORDER.map((position) => {
    const group = found.freshmen.filter((one) => one.position === position);
    const hasOther = benchmarks.of('FCS', position, 'Fr', 'height') && benchmarks.of('FCS', position, 'Fr', 'weight');
    return [position, scoresOf(group, scoreIn('FBS')), hasOther ? scoresOf(group, scoreIn('FCS')) : null];
  });
  const all = table.flatMap(([, own]) => own).sort((a, b) => a - b);
  const head = '| position | freshmen | p10 | p50 | p90 | below 60 | 60–84 | 85 on | beside FCS |';
  const lines = [head, '|---|---|---|---|---|---|---|---|---|', ...table.map((row) => line(...row)), line('all', all, null)];
  process.stdout.write(`Freshmen of the FBS rosters of ${found.newest}, size part at the school that took them\n\n${lines.join('\n')}\n`);
});
