import type { KnownGame } from '../known-athlete.js';
import { Seasons } from './seasons.js';

const game = (opponent: string, date: string): KnownGame => ({ opponent, date, stats: { tackles: 5 } });
const NOW = [game('Lockwood', '2026-09-04'), game('Tidewell', '2026-09-11')];
const EARLIER = [game('Pine Hollow', '2023-09-01'), game('Coldwater', '2025-09-05'), game('Lockwood', '2025-09-12')];
const seasons = new Seasons({ games: NOW, earlierGames: EARLIER });
const named = (found: readonly { games: readonly KnownGame[] }[]) => found.map(({ games }) => games.map(({ opponent }) => opponent));
const years = (from: number, to: number) => named(seasons.meantBy({ kind: 'years', from, to }))[0];

const OF_2025 = ['Coldwater', 'Lockwood'];
const OF_2026 = ['Lockwood', 'Tidewell'];

describe('the games of the seasons that are meant', () => {
  it('I-05 of the latest, of each of the last two, and of all together', () => {
    expect(named(seasons.meantBy({ kind: 'latest' }))).toEqual([OF_2026]);
    expect(named(seasons.meantBy({ kind: 'each' }))).toEqual([OF_2025, OF_2026]);
    expect(named(seasons.meantBy({ kind: 'all' }))).toEqual([['Pine Hollow', ...OF_2025, ...OF_2026]]);
  });

  it('I-05 of years, which must begin and end with a recorded season', () => {
    expect(years(2025, 2025)).toEqual(OF_2025);
    expect(years(2025, 2026)).toEqual([...OF_2025, ...OF_2026]);
    expect(years(2023, 2025)).toEqual(['Pine Hollow', ...OF_2025]);
    expect([years(2024, 2024), years(2024, 2026), years(2025, 2027), years(2022, 2023)]).toEqual([[], [], [], []]);
  });

  it('I-05 since a year is up to the latest season', () => {
    expect(years(2025, Infinity)).toEqual([...OF_2025, ...OF_2026]);
    expect(years(2026, Infinity)).toEqual(OF_2026);
    expect(years(2027, Infinity)).toEqual([]);
  });

  it('I-05 of the last seasons, where each of them has games', () => {
    expect(named(seasons.meantBy({ kind: 'last', count: 2 }))).toEqual([[...OF_2025, ...OF_2026]]);
    expect(named(seasons.meantBy({ kind: 'last', count: 3 }))).toEqual([[]]);
  });

  it('I-05 of two seasons together, and of none where one of them has no games', () => {
    const one = (year: number) => ({ kind: 'years', from: year, to: year }) as const;
    expect(named(seasons.meantBy({ kind: 'together', of: [{ kind: 'latest' }, one(2025)] }))).toEqual([[...OF_2025, ...OF_2026]]);
    expect(named(seasons.meantBy({ kind: 'together', of: [{ kind: 'latest' }, one(2024)] }))).toEqual([[]]);
  });

  it('I-05 a season that is unknown has no games', () => {
    expect(named(seasons.meantBy({ kind: 'unknown' }))).toEqual([[]]);
  });

  it('I-05 the season before the latest one', () => {
    expect(named([seasons.before])).toEqual([OF_2025]);
    expect(named([new Seasons({ games: NOW, earlierGames: [game('Pine Hollow', '2023-09-01')] }).before])).toEqual([[]]);
  });

  it('I-05 an opponent of an earlier season alone names that season', () => {
    expect(named([seasons.ofOpponentIn('9 tackles against coldwater') ?? { games: [] }])).toEqual([OF_2025]);
    expect(seasons.ofOpponentIn('9 tackles against coldwater and tidewell')).toBeNull();
    expect(seasons.ofOpponentIn('9 tackles against lockwood')).toBeNull();
    expect(seasons.ofOpponentIn('9 tackles against nobody')).toBeNull();
    expect(new Seasons({ games: NOW }).ofOpponentIn('9 tackles against coldwater')).toBeNull();
  });

  it('I-05 an athlete without games has none of any season', () => {
    const none = new Seasons({ games: [] });
    expect([...named(none.meantBy({ kind: 'all' })), ...named(none.meantBy({ kind: 'latest' })), ...named([none.before])]).toEqual([
      [],
      [],
      [],
    ]);
    expect(none.meantBy({ kind: 'each' })).toEqual([]);
  });

  it('I-05 opponents go with their games', () => {
    expect(seasons.meantBy({ kind: 'latest' })[0]?.opponents.map(({ game: of }) => of.opponent)).toEqual(OF_2026);
  });
});
