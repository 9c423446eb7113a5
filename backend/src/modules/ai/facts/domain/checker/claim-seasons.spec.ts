import { scopeOf } from '../../testing/claim-set.js';
import { TWO_SEASONS_SET } from '../../testing/claim-set-two-seasons.js';
import { OTHER_CLOCKS, TWO_SEASONS_WORDINGS } from '../../testing/claim-set-two-seasons-wordings.js';
import { checkClaimsOf } from './check-claims-of.js';

const { athlete } = TWO_SEASONS_SET;
const checked = (text: string, more: Partial<typeof athlete> = {}) =>
  checkClaimsOf(text, scopeOf({ ...TWO_SEASONS_SET, athlete: { ...athlete, ...more } }));

describe.each([
  ['seasons', TWO_SEASONS_SET.sentences],
  ['other classes', TWO_SEASONS_WORDINGS],
])('claims of an athlete with two recorded seasons, of %s', (_, sentences) => {
  it.each([...sentences.true])('I-05 true and not marked: %s', (text) => {
    expect(checked(text)).toEqual([]);
  });

  it.each([...sentences.false])('I-05 marked: %s', (text) => {
    expect(checked(text)).not.toEqual([]);
  });
});

describe('a season that a sentence names', () => {
  it.each([
    'Last year I had 23 tackles.',
    'As a freshman I had 23 tackles.',
    'I had 23 tackles in 2024.',
    'I have 70 tackles over two seasons.',
  ])('I-05 is not known without recorded games, so figures of it are confirmed: %s', (text) => {
    expect(new Set(checked(text, { earlierGames: [] }).map(({ severity }) => severity))).toEqual(new Set(['confirm']));
  });

  it.each([
    ['2027-03-02', 'Last season I had 47 tackles.', true],
    ['2027-03-02', 'Last season I had 23 tackles.', false],
    ['2027-03-02', 'I had 47 tackles this year, up from 23 last year.', true],
    ['2026-08-20', 'Last season I had 23 tackles.', true],
  ])('I-05 is the one that has just ended from January to July: on %s “%s” is right: %s', (today, text, isRight) => {
    expect(checked(text, { today }).length === 0).toBe(isRight);
  });

  it('I-05 of a class is found by the year of graduation, and unknown without one', () => {
    expect(checked('I made 23 tackles as a sophomore.')).toEqual([]);
    expect(checked('I made 47 tackles as a sophomore.', { graduationYear: 2029 })).toEqual([]);
    expect(checked('I made 23 tackles as a sophomore.', { graduationYear: null })).toMatchObject([{ severity: 'confirm' }]);
  });

  it('I-05 leaves what says nothing of a season to the latest one', () => {
    expect(checked('I have 47 tackles in six games.')).toEqual([]);
    expect(checked('I have 70 tackles in eleven games.')).toHaveLength(2);
  });

  it('I-05 marks the figure of the other season alone', () => {
    expect(checked('I had 33 tackles last year and 47 this year.').map(({ text }) => text)).toEqual(['33']);
    expect(checked('I had 23 tackles last year and 57 this year.').map(({ text }) => text)).toEqual(['57']);
  });
});

describe('two clocks', () => {
  it.each(OTHER_CLOCKS)('I-05 a time of the kind that is not recorded is confirmed, and not called wrong: %s', (text) => {
    expect(checked(text)).toMatchObject([{ severity: 'confirm' }]);
  });

  it('I-05 the recorded kind is held against the profile', () => {
    expect(checked('4.83 on the laser and 4.61 by hand.').map(({ severity }) => severity)).toEqual(['confirm', 'error']);
    expect(checked('My laser time is 4.71.')).toMatchObject([{ severity: 'error' }]);
    expect(checked('I ran 4.83 by hand and 4.71 on the laser.', { fortyYardDash: { value: 4.71, timing: 'laser' } })).toMatchObject([
      { text: '4.83 by hand', severity: 'confirm' },
    ]);
  });
});

describe('what no profile holds', () => {
  it.each(['I was flagged once.', 'Our offense ran for 210 yards a game.', 'We averaged 210 rushing yards a game.'])(
    'I-05 is confirmed: %s',
    (text) => {
      expect(checked(text)).toMatchObject([{ severity: 'confirm' }]);
    },
  );

  it('I-05 lifts beside each other are confirmed where one is not recorded', () => {
    expect(checked('My bench is lower than my squat.', { squat: null })).toMatchObject([{ severity: 'confirm' }]);
  });
});
