import { THEO } from '../../../testing/claim-world.js';
import { isOwnPosition, POSITION } from './stated-positions.js';

const stated = (low: string) => POSITION.matchesIn(low).map(([, name]) => name);

describe('positions', () => {
  it.each<[string, string[]]>([
    ["i'm a two-way tailback from bend", ['tailback']],
    ['i line up at free safety', ['free safety']],
    ['my best position is wide receiver', ['wide receiver']],
    ["i'm listed as an outside linebacker", ['outside linebacker']],
    ['i play left tackle', ['left tackle']],
    ['i met your receivers coach as a receiver coach would', []],
    ['your safety is good', []],
  ])('I-05 “%s” names %j', (low, names) => {
    expect(stated(low)).toEqual(names);
  });

  it.each([
    ['wideout', 'WR', true],
    ['tailback', 'WR', false],
    ['defensive end', 'EDGE', true],
    ['corner', 'CB', true],
    ['punter', 'K', false],
    ['receiver', 'ATH', true],
    ['tailback', 'ATH', false],
    ['receiver', 'K', false],
    ['punter', 'K/P', true],
  ])('I-05 %s of a profile that says %s: %s', (name, position, isTrue) => {
    expect(isOwnPosition(name, { ...THEO, position })).toBe(isTrue);
  });

  it('I-05 a kicker whose games have punts is a punter too', () => {
    const games = [{ opponent: 'Oak Grove', date: '2026-09-05', stats: { fieldGoalsAttempted: 2, punts: 3, tackles: 1 } }];
    expect(isOwnPosition('punter', { ...THEO, position: 'K', games })).toBe(true);
    expect(isOwnPosition('safety', { ...THEO, position: 'K', games })).toBe(false);
    expect(isOwnPosition('punter', { ...THEO, position: null, games })).toBe(true);
  });
});
