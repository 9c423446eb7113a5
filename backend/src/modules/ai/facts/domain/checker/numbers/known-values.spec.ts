import { numberIn } from '../../../testing/number-in.js';
import type { KnownGame } from '../known-athlete.js';
import { besideNumber, isStated, knownValues } from './known-values.js';

const game = (opponent: string, date: string, stats: Record<string, number>): KnownGame => ({ opponent, date, stats });
const GAMES = [
  game('Lockwood', '2026-09-04', { carries: 10, rushingYards: 80, receptions: 2, receivingYards: 30, sacks: 2 }),
  game('Tidewell', '2026-09-11', { carries: 20, rushingYards: 60, receptions: 3, receivingYards: 20, sacks: 0 }),
];
const YARDS = ['rushingYards'];
const value = (marked: string, measure: readonly string[] = YARDS, games: readonly KnownGame[] = GAMES, isNamed = false) =>
  knownValues(numberIn(marked), measure, games, isNamed);

describe('the value that a figure is held against', () => {
  it.each([
    ['i ran for |140| yards', [140]],
    ['i averaged |70| yards per game', [70]],
    ['i run for |70| yards a game', [70]],
    ['i run for |70| yards every friday', [70]],
    ['i gain |4.7| yards per carry', [140 / 30]],
    ['i gain |4.7| yards each rush', [140 / 30]],
    ['i gain |4.7| yards every time i carry it', [140 / 30]],
    ['per game: |70| yards', [70]],
    ['each carry gains about |4.7| yards', [140 / 30]],
    ['i averaged |70| yards', [70]],
    // "on a carry" is one, and no average.
    ['i ran for |140| yards on a carry', [140]],
    ['my best game was |80| yards', [80]],
    ['i ran for |80| yards in a game', [80]],
    ['in one game i ran for |80| yards', [80]],
    ['my season high is |80| yards', [80]],
    ['my fewest yards were |60|', [60]],
    ['my worst game was |60| yards', [60]],
    ['i lost |140| yards', [-140]],
    ['i have -|140| yards', [-140]],
  ])('I-05 sum, average, best or worst: “%s”', (marked, known) => {
    expect(value(marked)).toEqual(known);
  });

  it('I-05 yards for each catch, for each touch and of all kinds', () => {
    expect(value('i gain |10| yards per catch', ['receivingYards'])).toEqual([10]);
    expect(value('|10| yards every time i catch it', ['receivingYards'])).toEqual([10]);
    expect(value('i gain |5.4| yards per touch')).toEqual([190 / 35]);
    expect(value('i gain |5.4| yards per carry', ['passingYards', 'rushingYards', 'receivingYards'])).toEqual([]);
    expect(value('i gain |95| yards per game', ['rushingYards', 'receivingYards', 'passingYards'])).toEqual([95]);
  });

  it('I-05 each completed pass is over completions, each pass over attempts', () => {
    const passer = [game('Lockwood', '2026-09-04', { passingYards: 200, completions: 10, attempts: 20 })];
    expect(value('a completed pass gains |20| yards', ['passingYards'], passer)).toEqual([20]);
    expect(value('each pass gains |10| yards', ['passingYards'], passer)).toEqual([10]);
    expect(value('|10| yards per throw', ['passingYards'], passer)).toEqual([10]);
  });

  it('I-05 a punter averages over punts', () => {
    const punter = [game('Lockwood', '2026-09-04', { punts: 4, puntYards: 160 })];
    expect(value('i averaged |40| yards', ['puntYards'], punter)).toEqual([40]);
    expect(value('|40| yards a punt', ['puntYards'], punter)).toEqual([40]);
  });

  it('I-05 the best of the one game that is named is its own value', () => {
    expect(value('my best game was lockwood with |80| yards', YARDS, GAMES.slice(0, 1), true)).toEqual([80]);
  });

  it('I-05 what no game records has no value', () => {
    expect(value('i have |4| hurries', ['quarterbackHurries'])).toEqual([]);
    expect(value('i have |4| hurries per game', ['quarterbackHurries'])).toEqual([]);
  });
});

describe('half a sack', () => {
  it.each([
    [2.5, 'i had |2| sacks', 'exact', false],
    [2.5, 'i had |2.5| sacks', 'exact', true],
    [2.5, 'i had |2| sacks a game', 'exact', true],
    [2.5, 'i averaged |2| sacks', 'exact', true],
    [2.5, 'i had |2| sacks', 'over', true],
    [2, 'i had |2| sacks', 'exact', true],
    [3, 'i had |2| sacks', 'exact', false],
  ] as const)('I-05 of %s “%s” (%s) is right: %s', (known, marked, bound, isRight) => {
    expect(isStated(known, numberIn(marked), bound)).toBe(isRight);
  });
});

describe('the games of a figure', () => {
  const beside = (marked: string, games: readonly KnownGame[] = GAMES) =>
    besideNumber(numberIn(marked), games).map(({ opponent }) => opponent);
  const BOTH = ['Lockwood', 'Tidewell'];

  it.each([
    ['i ran for |80| yards against lockwood and 60 against tidewell', ['Lockwood']],
    ['i ran for 80 yards against lockwood and |60| against tidewell', ['Tidewell']],
    ['|140| yards in two games', BOTH],
    ['|140| yards against lockwood and tidewell', BOTH],
    // All of them, with one part.
    ['|4| sacks, 2 of them against tidewell', []],
    ['|4| sacks, 3 against tidewell', BOTH],
    // The parts are the whole.
    ['|3| sacks, 1 against lockwood and 2 against tidewell', []],
    ['|9| sacks, 1 against lockwood and 2 against tidewell', BOTH],
  ])('I-05 “%s”', (marked, opponents) => {
    expect(beside(marked)).toEqual(opponents);
  });

  it('I-05 the only game is that of every figure, and none is of none', () => {
    expect(beside('|80| yards against tidewell', GAMES.slice(0, 1))).toEqual(['Lockwood']);
    expect(beside('|80| yards against tidewell', [])).toEqual([]);
  });
});
