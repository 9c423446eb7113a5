import { namedPlay, wordCondition } from './word-conditions.js';

const least = (low: string) => {
  const condition = wordCondition(low);
  return condition && [condition.what, [0, 0.5, 1, 2].find((value) => condition.isTrue(value))];
};

describe('what is said of games in words', () => {
  it.each<[string, [string, number] | null]>([
    ['i scored in every game', ['touchdowns', 1]],
    ['i had multiple touchdowns in 2 games', ['touchdowns', 2]],
    ['i had a rushing score in 2 games', ['touchdowns', 1]],
    ['i forced fumbles in 2 of our games', ['forced fumbles', 1]],
    ['i had a strip sack in 2 games', ['forced fumbles', 1]],
    ['i recovered a fumble in 2 games', ['fumble recoveries', 1]],
    ['i got to the quarterback in every game', ['sack', 0.5]],
    ['i had a tfl in every game', ['tackles for loss', 0.5]],
    ['i broke up a pass in 3 games', ['breakups', 1]],
    ['i caught a pass in all 5 games', ['catches', 1]],
    ['i intercepted a pass in 2 games', ['interceptions', 1]],
    ['i threw a pick in 2 games', ['interceptions', 1]],
    ['i made a field goal in 3 games', ['field goals', 1]],
    ['i threw no picks in 2 games', ['interceptions', 0]],
    ['i did not miss a field goal in 2 games', ['field goal', 0]],
    ['our offense scored in every game', null],
    ['i scored 2 touchdowns in 3 games', null],
    ['i played in every game', null],
  ])('I-05 “%s” asks for %j', (low, wanted) => {
    expect(least(low)).toEqual(wanted);
  });

  it('I-05 exactly one is neither none nor two', () => {
    const condition = wordCondition('i threw exactly 1 touchdown in 2 games');
    expect([0, 1, 2].map((value) => condition?.isTrue(value))).toEqual([false, true, false]);
  });

  it('I-05 a play that is denied is none of a named game', () => {
    expect(namedPlay('i never scored against lockwood')).toBeNull();
    expect(namedPlay('i scored against lockwood')?.what).toBe('touchdowns');
  });
});
