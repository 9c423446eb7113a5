import { printScale } from './print-scale';

const fact = { label: 'High School', value: 'Westlake', url: null };
const film = { title: 'Junior film', url: 'https://youtu.be/M7lc1UVf-VE', site: 'youtu.be', player: null };
const figure = { label: 'Yards', season: '1', career: '1' };
const group = { title: 'Passing', figures: Array.from({ length: 8 }, () => figure) };
const some = (count: number, one: object) => Array.from({ length: count }, () => one);

const profile = (tiles: number, details: number, films: number, groups: number, measurements = 0) =>
  ({
    tiles: some(tiles, fact),
    measurements: some(measurements, fact),
    details: some(details, fact),
    film: some(films, film),
    nextGames: [],
    stats: groups === 0 ? null : { season: 2026, seasonGames: 1, careerGames: 1, groups: some(groups, group) },
  }) as unknown as Parameters<typeof printScale>[0];

describe('the printed page of a shared profile', () => {
  it('P-12 stays at full size while it fits', () => {
    expect(printScale(profile(4, 3, 1, 0))).toBe(1);
  });

  it('P-12 gets smaller with more to show, never too small to read', () => {
    const scales = [profile(5, 6, 2, 1), profile(7, 12, 4, 3), profile(8, 14, 20, 6)].map(printScale);
    expect(scales).toEqual(scales.toSorted((a, b) => b - a));
    expect(scales[0]).toBeLessThan(1);
    expect(printScale(profile(5, 6, 2, 1, 3))).toBeLessThan(scales[0] ?? 0);
    expect(printScale(profile(100, 100, 100, 6))).toBe(0.4);
  });
});
