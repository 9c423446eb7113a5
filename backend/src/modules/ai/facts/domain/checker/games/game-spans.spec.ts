import { THEO } from '../../../testing/claim-world.js';
import { gamesInSpan } from './game-spans.js';
import { opponentsOf } from './opponents.js';

const within = (low: string) => gamesInSpan(low, opponentsOf(THEO.games))?.map(({ opponent }) => opponent) ?? null;

describe('stretches of a season', () => {
  it.each<[string, string[] | null]>([
    ['from september 12 on i have 13 catches', ['Coldwater', 'Silver Fork']],
    ['since sept. 12 i have 13 catches', ['Coldwater', 'Silver Fork']],
    ['since the coldwater game i have 13 catches', ['Coldwater', 'Silver Fork']],
    ['starting with coldwater i have 13 catches', ['Coldwater', 'Silver Fork']],
    ['after the opener i had 13 catches', ['Coldwater', 'Silver Fork']],
    ['after pine hollow i averaged 6.5', ['Coldwater', 'Silver Fork']],
    ['before silver fork i had 12 catches', ['Pine Hollow', 'Coldwater']],
    ['through 9/12 i had 12 catches', ['Pine Hollow', 'Coldwater']],
    ['up to the game against coldwater i had 12', ['Pine Hollow', 'Coldwater']],
    ['from september 5th through september 12th i had 12', ['Pine Hollow', 'Coldwater']],
    ['after coldwater i slept', null],
    ['the film from september 12 is attached', null],
    ['since june i have trained', null],
    ['from september 5 on i have 17 catches', null],
    ['i had 12 catches', null],
  ])('I-05 “%s” means %j', (low, opponents) => {
    expect(within(low)).toEqual(opponents);
  });

  it('I-05 is none without games', () => {
    expect(gamesInSpan('from september 12 on i have 13 catches', [])).toBeNull();
  });
});
