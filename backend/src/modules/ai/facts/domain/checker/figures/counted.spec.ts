import { countedAt } from './counted.js';
import { wordAt, wordsOf } from './words-of.js';

const counted = (sentence: string, figure: string) => {
  const words = wordsOf(sentence);
  return countedAt(words, wordAt(words, sentence.indexOf(figure)));
};

describe('I-05 what a figure counts', () => {
  it.each([
    ['i take 30 handoffs a night', '30', 'carries', null],
    ['i threw the ball 164 times', '164', 'attempts', 'pass'],
    ['14 stops, 3 of them in the backfield', '3', 'tacklesForLoss', null],
    ['27 of my 42 tackles were solo', '27', 'soloTackles', null],
    ['27 of my 42 tackles were solo', '42', 'tackles', null],
    ['i ran for negative 4 against them', '4', 'yards', 'rush'],
    ['i put 4 balls in the end zone', '4', 'touchdowns', null],
    ['i have taken it away 5 times', '5', 'interceptions', null],
    ['i got my hands on 5 passes that i broke up', '5', 'passBreakups', null],
    ['i broke up 3 at home', '3', 'passBreakups', null],
    ['6.5 tackles for loss', '6.5', 'tacklesForLoss', null],
    ['i caught 4 out of the backfield', '4', 'receptions', 'receive'],
    ['3 field goals and 8 extra points', '8', 'extraPoints', null],
    ['i took off 9 times for 58', '58', 'yards', 'rush'],
    ['i made 5 at home', '5', 'fieldGoals', null],
    ['i attempted 7 field goals', '7', 'fieldGoalsAttempted', null],
    ['he has 50 tackles and i have 47', '47', 'tackles', null],
  ])('I-05 “%s”: %s', (sentence, figure, what, kind) => {
    const read = counted(sentence, figure);
    expect(read?.counted).toBe(what);
    if (kind !== null) expect(read?.kind).toBe(kind);
  });

  it.each([
    ['they stacked the box with 8 guys', '8'],
    ['my completion percentage is 63', '63'],
    ['averaging 8.8 an attempt', '8.8'],
    ['i have been to 2 camps', '2'],
    ['17 catches and 4 scores through 3', '3'],
  ])('I-05 nothing that games record in “%s”', (sentence, figure) => {
    expect(counted(sentence, figure)).toBeNull();
  });
});
