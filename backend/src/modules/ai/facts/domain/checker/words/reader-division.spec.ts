import { scopeOf } from '../../../testing/claim-set.js';
import { POCKET_PASSER_SET } from '../../../testing/claim-set-pocket-passer.js';
import { checkClaimsOf } from '../check-claims-of.js';

const SCHOOLS = POCKET_PASSER_SET.schools.map((school) => ({ ...school, division: 'D1 FCS' }));
const SCOPE = scopeOf({ ...POCKET_PASSER_SET, schools: SCHOOLS });

describe('the division of the reader’s school', () => {
  it.each([
    ["Lamar is the Division II school I've followed the longest.", false],
    ['Your Division III program is the one I like best.', false],
    ['You are an NAIA school with a great engineering department.', false],
    ['Your FBS program is my first choice.', false],
    ["Lamar is the Division I school I've followed the longest.", true],
    ['Your FCS program is the one I like best.', true],
    ['I would play at a Division II school too.', true],
  ])('I-05 is held against the directory: %s (%s)', (text, isSo) => {
    expect(checkClaimsOf(text, SCOPE).length === 0).toBe(isSo);
  });
});
