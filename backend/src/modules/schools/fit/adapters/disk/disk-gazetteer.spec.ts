import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { divisionGuide } from '../../domain/division-guide.js';
import { DiskGazetteer } from './disk-gazetteer.js';

describe('the towns of the product', () => {
  const towns = new DiskGazetteer();

  it.each([
    ['Akron', 'OH', 41.081, -81.519],
    ['St. Louis', 'MO', 38.627, -90.198],
    ['saint  louis', 'MO', 38.627, -90.198],
    ["O'Fallon", 'IL', 38.592, -89.911],
    ['La Cañada Flintridge', 'CA', 34.199, -118.188],
    ['Winston-Salem', 'NC', 36.1, -80.244],
    ['Township of Wadsworth', 'OH', 41.026, -81.73],
  ])('F-08 finds %s, %s', async (city, state, latitude, longitude) => {
    expect(await towns.find(city, state)).toEqual({ latitude, longitude });
  });

  it.each([
    ['Qwertyville', 'OH'],
    ['', 'OH'],
    ['Akron', 'ZZ'],
    ['Akron\nAL', 'OH'],
    [',,', 'OH'],
  ])('F-08 does not know %j, %s', async (city, state) => {
    expect(await towns.find(city, state)).toBeNull();
  });

  it('F-08 takes the reach of Division I from the file of home distances', () => {
    const file = readFileSync(join(import.meta.dirname, '../../../data/home-distances.csv'), 'utf8');
    for (const line of file.trim().split('\n').slice(1)) {
      const [subdivision = '', , , , p75] = line.split(',');
      expect(divisionGuide('D1', subdivision)?.reach).toBe(Number(p75));
    }
  });
});
