import { claimScope } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';

const marked = (text: string) => checkClaimsOf(text, claimScope()).map(({ severity }) => severity);

describe('lists of figures', () => {
  it.each([
    'Catches by game: 4, 8, 5.',
    'My receptions by week were 4, 8 and 5.',
    'I had 52, 131 and 103 receiving yards.',
    'Receiving yards, week by week: 52, 131, 103.',
    'From best to worst, my catches per game: 8, 5, 4.',
    'My yardage game by game is 52, 131, and 103.',
    'In those games I caught 4, 8 and 5 passes.',
  ])('I-05 in their order, or in that of their size: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each([
    'Catches by game: 4, 8, 6.',
    'My receptions by week were 8, 4 and 5.',
    'I had 52, 131 and 113 receiving yards.',
    'Receiving yards, week by week: 52, 103, 131, 90.',
    'My yardage game by game is 62, 131, and 103.',
  ])('I-05 that no game has: %s', (text) => {
    expect(marked(text)).toContain('error');
  });
});

describe('ranges', () => {
  it.each([
    'I weigh between 170 and 180 pounds.',
    "I'm in the 170-180 pound range.",
    'I play at 173 to 177 lbs.',
    'My GPA has been between 3.3 and 3.5.',
    'I catch between 4 and 8 passes a game.',
    'I had anywhere from 52 to 131 yards a game.',
    'I have gone for between 90 and 100 yards per game.',
  ])('I-05 that hold the figure: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each([
    'I weigh between 180 and 190 pounds.',
    "I'm in the 185-195 pound range.",
    'I play at 178 to 182 lbs.',
    'My GPA has been between 3.5 and 3.7.',
    'I catch between 6 and 9 passes a game.',
    'I had anywhere from 80 to 140 yards a game.',
  ])('I-05 that do not: %s', (text) => {
    expect(marked(text)).toContain('error');
  });

  it('I-05 of what no profile holds is confirmed', () => {
    const scope = claimScope({ ...claimScope().athlete, weight: null, gpa: null });
    expect(checkClaimsOf('I weigh between 170 and 180 pounds.', scope).map(({ severity }) => severity)).toEqual(['confirm']);
    expect(checkClaimsOf('My GPA is between 3.3 and 3.5.', scope).map(({ severity }) => severity)).toEqual(['confirm']);
  });
});
