// node scripts/make-size-percentiles.mjs FOLDER: the figures of real rosters that the fit analysis measures with. FOLDER
// holds schools.csv and rosters-YEAR.csv as described in backend/src/modules/schools/data/README.md. No person is in
// the result: only percentiles of groups of at least SMALLEST players.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { milesBetween } from '../backend/src/modules/schools/fit/domain/places/miles-between.ts';
import { townKey } from '../backend/src/modules/schools/fit/domain/places/town-key.ts';
import { main } from './lib/main.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const DATA = inRoot('backend', 'src', 'modules', 'schools', 'data');
const SMALLEST = 50;
const STEPS = Array.from({ length: 19 }, (_, at) => 5 * (at + 1));

const { parse } = createRequire(join(root, 'backend/package.json'))('csv-parse/sync');
const tableOf = (path) => parse(readFileSync(path), { columns: true });

/** The smallest value that is at least as large as `share` percent of all (nearest rank). */
const percentile = (sorted, share) => sorted[Math.ceil((share / 100) * sorted.length) - 1];

function readPlayers(folder) {
  const schools = new Map(tableOf(join(folder, 'schools.csv')).map((row) => [row.cfbd_name, row]));
  return readdirSync(folder)
    .filter((name) => /^rosters-\d{4}\.csv$/.test(name))
    .flatMap((name) => tableOf(join(folder, name)))
    .map((player) => ({ ...player, school: schools.get(player.team) }))
    .filter(({ school }) => school?.subdivision === 'FBS' || school?.subdivision === 'FCS');
}

function gather(entries) {
  const groups = new Map();
  for (const [key, value] of entries) {
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(value);
  }
  return [...groups].map(([key, values]) => [key, values.sort((a, b) => a - b)]).sort(([a], [b]) => (a < b ? -1 : 1));
}

function sizes(players) {
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

function distances(players) {
  const towns = new Map(tableOf(join(DATA, 'towns.csv')).map(({ state, town, ...place }) => [`${state},${town}`, place]));
  const placeOf = ({ latitude, longitude }) => ({ latitude: Number(latitude), longitude: Number(longitude) });
  const entries = players.flatMap(({ school, home_city: city, home_state: state }) => {
    const home = towns.get(`${state},${townKey(city)}`);
    return home && school.latitude ? [[school.subdivision, milesBetween(placeOf(home), placeOf(school))]] : [];
  });
  const lines = gather(entries).map(([subdivision, values]) =>
    [subdivision, values.length, ...[25, 50, 75, 90].map((share) => Math.round(percentile(values, share)))].join(','),
  );
  return ['subdivision,n,p25,p50,p75,p90', ...lines];
}

main(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Say where the rosters are: node scripts/make-size-percentiles.mjs FOLDER');
  const players = readPlayers(folder);
  writeFileSync(join(DATA, 'size-percentiles.csv'), `${sizes(players).join('\n')}\n`);
  writeFileSync(join(DATA, 'home-distances.csv'), `${distances(players).join('\n')}\n`);
  say(`Figures of ${players.length} players written`);
});
