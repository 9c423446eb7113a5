import { findTown } from './find-town.js';
import { townKey } from './town-key.js';

const TOWNS = 'state,town,latitude,longitude\nOH,akron,41.08,-81.52\nOH,broken,41\nTX,akron,30.1,-97.2';

describe('the place of a town', () => {
  it('F-08 is found by name and state', () => {
    expect(findTown(TOWNS, 'Akron', 'OH')).toEqual({ latitude: 41.08, longitude: -81.52 });
    expect(findTown(TOWNS, 'AKRON', 'TX')).toEqual({ latitude: 30.1, longitude: -97.2 });
  });

  it.each([
    ['Kent', 'OH'],
    ['Akron', 'PA'],
    ['Akron', 'oh'],
    ['Akron', 'OHI'],
    ['Akron', ''],
    ['', 'OH'],
    ['…', 'OH'],
    ['Broken', 'OH'],
  ])('F-11 is not guessed: "%s", "%s"', (city, state) => {
    expect(findTown(TOWNS, city, state)).toBeNull();
  });

  it.each([
    ['Saint Louis', 'stlouis'],
    ['St. Louis', 'stlouis'],
    ['Sainte Genevieve', 'stegenevieve'],
    ['Mount Vernon', 'mtvernon'],
    ['Fort Worth', 'ftworth'],
    ['Cañon City', 'canoncity'],
    ["Coeur d'Alene", 'coeurdalene'],
    ['Winston-Salem', 'winstonsalem'],
    ['City of Industry', 'industry'],
    ['Springfield Township', 'springfield'],
    ['Springfield Twp', 'springfield'],
    ['Jersey City', 'jerseycity'],
    ['  Akron  ', 'akron'],
    ['Constructor', 'constructor'],
  ])('F-08 is the same however a town is written: %s', (name, key) => {
    expect(townKey(name)).toBe(key);
  });
});
