import { isOwnFact, readSentence } from './figure-reading.js';

const isOwn = (sentence: string, figure: string) => {
  const low = sentence.toLowerCase();
  return isOwnFact(readSentence(low), low.indexOf(figure));
};

describe('I-05 whose figure it is, and whether it is told as so', () => {
  it.each([
    ['I threw 14 touchdowns', '14'],
    ['100 carries, no complaints', '100'],
    ['I want you to know that I ran a 4.68', '4.68'],
    ['I am trying to add 12 pounds to the 198 I carry now', '198'],
    ['My coach timed me at 4.68', '4.68'],
    ["I'm a player who hit 1240 on the SAT", '1240'],
    ['You will see me at 198', '198'],
    ['If you need a quarterback, I weigh 198', '198'],
    ['The kid is 190 but I am 198', '198'],
    ['I ran for 900 yards last year', '900'],
  ])('I-05 “%s” claims %s', (sentence, figure) => {
    expect(isOwn(sentence, figure)).toBe(true);
  });

  it.each([
    ['My dad is 6-5 and loud', '6'],
    ['A kid on our team at my spot is 190', '190'],
    ['I beat corners who are 190', '190'],
    ['Your 2025 tape showed 8 designed runs', '8'],
    ['I retake the SAT and want at least a 1300', '1300'],
    ['I scored 1240 and 1300 is doable', '1300'],
    ['My coach says if I get down to 4.6 I can play', '4.6'],
    ['I can still put on 10 or 15 pounds', '15'],
    ['My weight was 185 last spring', '185'],
    ['I weighed 170 as a freshman', '170'],
    ['I graduate in 6 months', '6'],
    ['In warmups I throw about 60 balls', '60'],
  ])('I-05 “%s” claims no %s', (sentence, figure) => {
    expect(isOwn(sentence, figure)).toBe(false);
  });
});
