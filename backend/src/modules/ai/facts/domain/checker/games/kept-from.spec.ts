import { scopeOf } from '../../../testing/claim-set.js';
import { POCKET_PASSER_SET } from '../../../testing/claim-set-pocket-passer.js';
import { checkClaimsOf } from '../check-claims-of.js';

const SCOPE = scopeOf(POCKET_PASSER_SET);

describe('games in which others kept the athlete from something, and when they were', () => {
  it.each([
    ['Only one team held me under 200.', true],
    ['Two teams held me under 200.', false],
    ["Only St. Brendan's held me under 200.", true],
    ['Only Tidewell held me under 200.', false],
    ['Just once did a defense hold me under 200 through the air.', true],
    ['Twice did a defense hold me under 200 through the air.', false],
    ['Pecan Grove and Marble Creek are the two teams that never got a pick off me.', true],
    ['Pecan Grove and Tidewell are the two teams that never got a pick off me.', false],
    ['I was shut out of the end zone just once all year.', false],
    ['Pecan Grove was our season opener, and I threw for 214.', true],
    ['Marble Creek was our season opener, and I threw for 301.', false],
    ['Back in September I put 255 on Dos Ríos.', true],
    ['Back in October I put 255 on Dos Ríos.', false],
    ["A week after St. Brendan's I threw for 301 against Marble Creek.", true],
    ["A week after St. Brendan's I threw for 255 against Dos Ríos.", false],
    ['I threw for more yards every single week.', false],
    ['All three rushing scores came on the same night.', false],
    ['My two biggest games add up to 569 yards.', true],
    ['My two biggest games add up to 589 yards.', false],
    ['Marble Creek gave up three scores to me and Lockwood gave up one.', false],
    ['Lockwood and Marble Creek both gave up more than 250 to me.', true],
    ['Lockwood and Tidewell both gave up more than 240 to me.', false],
  ])('I-05 is held against each game: %s (%s)', (text, isSo) => {
    expect(checkClaimsOf(text, SCOPE).length === 0).toBe(isSo);
  });
});
