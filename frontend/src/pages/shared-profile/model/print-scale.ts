import type { SharedProfileDto } from '@/shared/api';

/** Heights on paper in CSS pixels at full size; a Letter page has about 960 between its margins, an A4 page more. */
const page = 960;
const head = 150;
const cardPadding = 90;
const title = 36;
const row = { tile: 130, measurement: 70, detail: 62, film: 110, nextGame: 64, figure: 34, group: 60 } as const;
const columns = { tile: 4, measurement: 2, detail: 3, film: 2, group: 3 } as const;
const smallest = 0.4;

const rows = (count: number, columnCount: number): number => Math.ceil(count / columnCount);

/** Height of the stats: groups are printed side by side, so the longest group of each row counts. */
function statsHeight(lengths: number[]): number {
  let height = 0;
  for (let at = 0; at < lengths.length; at += columns.group) {
    height += Math.max(...lengths.slice(at, at + columns.group)) * row.figure + row.group;
  }
  return height;
}

const tilesHeight = (count: number): number => (count === 0 ? 0 : title + rows(count, columns.tile) * row.tile);

type Printed = Pick<SharedProfileDto, 'tiles' | 'measurements' | 'details' | 'film' | 'stats' | 'nextGames'>;

/** By how much a shared profile is made smaller to fit one printed page: 1 = not at all, at least 0.4. */
export function printScale({ tiles, measurements, details, film, stats, nextGames }: Printed): number {
  const height =
    head +
    tilesHeight(tiles.filter(({ group }) => group !== 'academics').length) +
    tilesHeight(tiles.filter(({ group }) => group === 'academics').length) +
    (measurements.length > 0 ? cardPadding + rows(measurements.length, columns.measurement) * row.measurement : 0) +
    (details.length > 0 ? cardPadding + rows(details.length, columns.detail) * row.detail : 0) +
    (film.length > 0 ? cardPadding + rows(film.length, columns.film) * row.film : 0) +
    (nextGames.length > 0 ? cardPadding + nextGames.length * row.nextGame : 0) +
    (stats === null ? 0 : cardPadding + statsHeight(stats.groups.map(({ figures }) => figures.length)));
  return Math.max(smallest, Math.min(1, Math.floor((page / height) * 100) / 100));
}
