import { kindAt, measuresFor, nounAt, verbAt, withPassesAt } from './measure-heads.js';
import { wordsOf } from './words-of.js';

/** What the word at this place is read as, by the words beside it. */
const at = <T>(read: (words: ReturnType<typeof wordsOf>, index: number) => T, text: string, index = 0) => read(wordsOf(text), index);

describe('I-05 words for what games record', () => {
  it.each([
    ['tackles', 'tackles'],
    ['tackles for loss', 'tacklesForLoss'],
    ['tackles for fun', 'tackles'],
    ['field goals', 'fieldGoals'],
    ['field trips', null],
    ['extra points', 'extraPoints'],
    ['pass breakups', 'passBreakups'],
    ['fumble recoveries', 'fumbleRecoveries'],
    ['forced fumbles', 'forcedFumbles'],
    ['kickoffs', 'kickoffs'],
    ['kickoff returns', null],
    ['punt returns', null],
    ['punts', 'punts'],
    ['guys', null],
  ])('I-05 a noun: “%s” is %s', (text, counted) => {
    expect(at(nounAt, text)).toBe(counted);
  });

  it('I-05 who catches out of the backfield makes no tackle there', () => {
    expect(at(nounAt, 'out of the backfield', 3)).toBeNull();
    expect(at(nounAt, 'in the backfield', 2)).toBe('tacklesForLoss');
  });

  it.each([
    ['scored', 0, 'touchdowns'],
    ['broke up', 1, 'passBreakups'],
    ['stood up', 1, null],
    ['took away', 1, 'interceptions'],
    ['took it away', 2, 'interceptions'],
    ['ran far away', 2, null],
    ['sacked', 0, 'sacks'],
    ['said', 0, null],
  ])('I-05 a verb: “%s” (word %i) is %s', (text, index, counted) => {
    expect(at(verbAt, text, index)).toBe(counted);
  });

  it.each([
    ['threw', 0, 'pass'],
    ['rushing', 0, 'rush'],
    ['caught', 0, 'receive'],
    ['took off', 1, 'rush'],
    ['day off', 1, null],
    ['tackled', 0, null],
  ])('I-05 the kind by “%s” (word %i) is %s', (text, index, kind) => {
    expect(at(kindAt, text, index)).toBe(kind);
  });

  it('I-05 the verb beside passes says what was done with them', () => {
    expect(['defended', 'picked', 'caught', 'completed', 'attempted', 'saw'].map((verb) => at(withPassesAt, verb))).toEqual([
      'passBreakups',
      'interceptions',
      'receptions',
      'completions',
      'attempts',
      null,
    ]);
  });

  it('I-05 yards and touchdowns are of one kind where it is named, else of any or all', () => {
    expect(measuresFor('yards', 'rush')).toEqual([['rushingYards']]);
    expect(measuresFor('touchdowns', null)).toEqual([
      ['passingTouchdowns'],
      ['rushingTouchdowns'],
      ['receivingTouchdowns'],
      ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns'],
    ]);
    expect(measuresFor('sacks', 'pass')).toEqual([['sacks']]);
    expect(measuresFor('fieldGoals', null)).toEqual([['fieldGoalsMade']]);
  });
});
