import { InvalidAnswer } from './answer-errors.js';
import { checkAnswer, MOST_ANSWER_TEXT } from './check-answer.js';
import { answerSubject } from './answer-subject.js';

describe('C-22 the text of an answer', () => {
  it('goes as it was written', () => {
    expect(checkAnswer(' Coach,\r\nhere is the game [2026]. ')).toBe('Coach,\nhere is the game [2026].');
  });

  it.each(['', ' \n ', 'Hello {{coach_last_name}}', 'Hello [Coach Name]', 'Hello {name}', 'a'.repeat(MOST_ANSWER_TEXT + 1)])(
    'is refused when it is empty, too long or has a leftover placeholder (%#)',
    (text) => {
      expect(() => checkAnswer(text)).toThrow(InvalidAnswer);
    },
  );

  it.each([
    ['Film', 'Re: Film'],
    ['RE: Film', 'RE: Film'],
    ['a\r\nb', 'Re: a b'],
  ])('has the subject of its thread: %j', (subject, answer) => {
    expect(answerSubject(subject)).toBe(answer);
  });
});
