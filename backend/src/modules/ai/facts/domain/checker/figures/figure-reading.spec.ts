import { CALEB } from '../../../testing/claim-people.js';
import { claimScope } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';
import { isSomeFigure } from './derived-values.js';

const marked = (text: string) => checkClaimsOf(text, claimScope(CALEB)).map((flag) => flag.text);

describe('I-05 figures that only the words around them explain', () => {
  it.each([
    ['Against Marble Creek I stayed in it and still got 301.', []],
    ['Against Marble Creek I stayed in it and still got 331.', ['331']],
    ['I threw the ball 164 times.', []],
    ['I threw the ball 174 times.', ['174']],
    ['It took me all spring to break 4.7, and I ran 4.68.', []],
    ['I put the ball in the end zone 6 times with my legs.', ['6']],
    ['My backup is 6-5 and 230 pounds.', []],
  ])('I-05 “%s”', (text, flags) => {
    expect(marked(text)).toEqual(flags);
  });

  const figure = (stated: string, after = '') => isSomeFigure({ stated, before: '', after }, CALEB.games);

  it('I-05 a sum, a best, a share or an average of the games is some figure of theirs, and a small one is none', () => {
    expect([figure('1446'), figure('301'), figure('63.4'), figure('8.8', ' an attempt'), figure('241', ' a game')]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([figure('1464'), figure('9.8', ' an attempt'), figure('3')]).toEqual([false, false, false]);
  });
});
