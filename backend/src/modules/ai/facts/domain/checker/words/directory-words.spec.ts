import { directoryWords } from './directory-words.js';
import type { KnownGame } from '../known-athlete.js';
import { bySeason } from '../games/by-season.js';

describe('the words by which schools are known', () => {
  const words = directoryWords([
    { id: 1, city: ' Akron ', mascot: 'Zips', conference: 'Mid-American Conference' },
    { id: 2, city: 'AKRON', mascot: 'Grizzlies', conference: 'Big Sky' },
    { id: 3, city: 'Kent', mascot: null, conference: null },
    { id: 4, city: 'Slippery Rock', mascot: ' ', conference: 'Rocky Mountain Athletic Conference' },
    { id: 5, city: 'Erie', mascot: 'Crimson Tide', conference: 'Ohio Athletic Association' },
    { id: 6, city: 'St. Paul', mascot: null, conference: null },
  ]);

  it('I-05 a town leads to all of its schools', () => {
    expect([...(words.cities.get('akron') ?? [])]).toEqual([1, 2]);
    expect([...words.cities.keys()]).toEqual(['akron', 'kent', 'slippery rock', 'erie', 'saint paul']);
  });

  it('I-05 a mascot is known as the team and as one of it', () => {
    expect([...words.mascots.keys()]).toEqual(['zips', 'zip', 'grizzlies', 'grizzly', 'crimson tide']);
  });

  it('I-05 a conference is known with and without the word', () => {
    expect([...words.conferences.keys()]).toEqual([
      'mid-american conference',
      'mid-american',
      'mac',
      'mid american',
      'big sky',
      'rocky mountain athletic conference',
      'rocky mountain',
      'rmac',
      'ohio athletic association',
      'ohio conference',
      'ohio league',
    ]);
  });

  it('I-05 a town is known with its first word written out', () => {
    expect(words.cities.get('saint paul')).toEqual(new Set([6]));
  });
});

describe('the season of the latest game', () => {
  const game = (date: string) => ({ date }) as KnownGame;
  const days = (...dates: string[]) => bySeason(dates.map(game)).games.map(({ date }) => date);

  it('I-05 begins in August and ends in July, its games the oldest first', () => {
    expect(days('2027-07-31', '2026-12-01', '2026-08-01', '2026-07-31')).toEqual(['2026-08-01', '2026-12-01', '2027-07-31']);
    expect(days('2026-08-01', '2026-07-31')).toEqual(['2026-08-01']);
    expect(days()).toEqual([]);
  });
});
