import { countedAt, isFollowedByUnit } from './counted.js';
import { wordAt, wordsOf } from './words-of.js';

const read = (sentence: string, figure: string) => {
  const words = wordsOf(sentence);
  const found = countedAt(words, wordAt(words, sentence.indexOf(figure)));
  return found && `${found.counted}${found.kind === null ? '' : ` ${found.kind}`}`;
};

describe('I-05 what a figure counts where its word is elsewhere', () => {
  it.each([
    // Of what was counted before, in one way.
    ['11 touchdowns, 9 on runs', '9', 'touchdowns rush'],
    ['200 yards, 58 on catches', '58', 'yards receive'],
    ['11 tackles, 9 on runs', '9', null],
    ['11 touchdowns, 9 on friday against the run', '9', null],
    // Shares of a figure.
    ['27 of my 42 tackles were for fun', '27', null],
    ['27 of their 42 tackles were solo', '27', null],
    ['27 of my tackles were solo', '27', 'tackles'],
    // No figure of games.
    ['a rate of 63', '63', null],
    ['a catch rate 63', '63', null],
    ['63 % of catches', '63', null],
    ['i had a rate that they all in my old town liked 5 sacks', '5', 'sacks'],
    // Behind "for" are yards, where something is run, caught or thrown.
    ['i ran for 58', '58', 'yards rush'],
    ['i ran for over 58', '58', 'yards rush'],
    ['i caught 4 for 58', '58', 'yards receive'],
    ['i paid for 58', '58', null],
    // A noun belongs to its own number.
    ['4 touchdowns in 3', '3', null],
    ['tackles this year: 47', '47', null],
    ['my tackles are 47', '47', 'tackles'],
    ['50 tackles versus 42', '42', null],
    ['my sacks are 1', '1', null],
    ['i scored 3 times', '3', 'touchdowns'],
    ['my sacks, scored 3 times', '3', 'touchdowns'],
    ['i scored 3 guys', '3', null],
    ['9 tackles and 3 of them', '3', 'tackles'],
    ['9 tackles and 3 of us', '3', null],
    ['sacks games on the way to my school in town 3', '3', null],
    // Passes by their verb.
    ['i completed 5 passes', '5', 'completions'],
    ['i have 5 passes', '5', 'passes'],
    ['i caught 3 and had 5 passes', '5', 'passes'],
    ['i tried 7 field goals', '7', 'fieldGoalsAttempted'],
    ['i attempted 7 sacks', '7', 'sacks'],
    ['5 a catch', '5', null],
    ['5 yards a catch', '5', 'yards receive'],
  ])('I-05 “%s”: %s is %s', (sentence, figure, what) => {
    expect(read(sentence, figure)).toBe(what);
  });

  it.each([
    ['5 sacks', true],
    ['5 big sacks', true],
    ['5 very big sacks', false],
    ['5 a catch', false],
    ['5 guys', false],
    ['5, sacks', false],
    ['5 or 6 sacks', false],
  ])('I-05 in “%s” the unit follows: %s', (sentence, isUnit) => {
    expect(isFollowedByUnit(wordsOf(sentence), 0)).toBe(isUnit);
  });
});
