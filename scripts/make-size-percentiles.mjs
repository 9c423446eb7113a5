// node scripts/make-size-percentiles.mjs FOLDER: the figures of real rosters that the fit analysis measures with. FOLDER
// holds schools.csv and rosters-YEAR.csv as described in backend/src/modules/schools/data/README.md. No person is in
// the result: only percentiles of groups of at least 50 players.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { milesBetween } from '../backend/src/modules/schools/fit/domain/places/miles-between.ts';
import { townKey } from '../backend/src/modules/schools/fit/domain/places/town-key.ts';
import { main } from './lib/main.mjs';
import { inRoot } from './lib/paths.mjs';
import { gather, percentile, readPlayers, sizeLines, tableOf } from './lib/roster-sizes.mjs';
import { say } from './lib/say.mjs';

const DATA = inRoot('backend', 'src', 'modules', 'schools', 'data');

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
  writeFileSync(join(DATA, 'size-percentiles.csv'), `${sizeLines(players).join('\n')}\n`);
  writeFileSync(join(DATA, 'home-distances.csv'), `${distances(players).join('\n')}\n`);
  say(`Figures of ${players.length} players written`);
});
