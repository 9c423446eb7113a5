import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { SampleBundledFiles } from '../../directory/testing/sample-bundled-files.js';
import { divisionGuide } from '../domain/division-guide.js';
import { findTown } from '../domain/places/find-town.js';
import { FitTables } from './fit-tables.js';

describe('the towns of the product', () => {
  const tables = new FitTables(new DiskBundledFiles());

  it.each([
    ['Akron', 'OH', 41.081, -81.519],
    ['St. Louis', 'MO', 38.627, -90.198],
    ['saint  louis', 'MO', 38.627, -90.198],
    ["O'Fallon", 'IL', 38.592, -89.911],
    ['La Cañada Flintridge', 'CA', 34.199, -118.188],
    ['Winston-Salem', 'NC', 36.1, -80.244],
    ['Township of Wadsworth', 'OH', 41.026, -81.73],
  ])('F-08 finds %s, %s', async (city, state, latitude, longitude) => {
    expect(await tables.town(city, state)).toEqual({ latitude, longitude });
  });

  it.each([
    ['Qwertyville', 'OH'],
    ['', 'OH'],
    ['Akron', 'ZZ'],
    ['Akron\nAL', 'OH'],
    [',,', 'OH'],
  ])('F-08 does not know %j, %s', async (city, state) => {
    expect(await tables.town(city, state)).toBeNull();
  });

  it('F-08 takes the reach of Division I from the file of home distances', () => {
    const file = readFileSync(join(import.meta.dirname, '../../data/home-distances.csv'), 'utf8');
    for (const line of file.trim().split('\n').slice(1)) {
      const [subdivision = '', , , , p75] = line.split(',');
      expect(divisionGuide('D1', subdivision)?.reach).toBe(Number(p75));
    }
  });

  it('F-08 finds the last town of a file without an end of line, too', async () => {
    expect(findTown('state,town,latitude,longitude\nTX,houston,29.76,-95.37', 'Houston', 'TX')).toEqual({
      latitude: 29.76,
      longitude: -95.37,
    });
  });

  it('F-08 F-07 reads each file once', async () => {
    const files = new SampleBundledFiles();
    const sample = new FitTables(files);
    expect(files.asked).toEqual([]);
    await Promise.all([sample.town('Akron', 'OH'), sample.town('Houston', 'TX'), sample.sizes(), sample.sizes()]);
    expect(files.asked.toSorted()).toEqual(['size-percentiles.csv', 'towns.csv']);
    const height = (await sample.sizes()).of('FBS', 'QB', 'Fr', 'height');
    expect([height?.players, height?.steps.length, height?.steps[0]]).toEqual([40, 19, 68]);
    expect((await sample.sizes()).of('FBS', 'QB', 'Fr', 'weight')).toBeNull();
  });
});
