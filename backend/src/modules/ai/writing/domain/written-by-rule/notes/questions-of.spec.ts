import { questionsOf } from './questions-of.js';

describe('I-06 what an athlete wants asked', () => {
  it.each([
    ['ask when the spring game is', ['Could you tell me when the spring game is?']],
    ['ask when is camp', ['Could you tell me when camp is?']],
    [
      'please ask if they take walk-ons and how many spots they have',
      ['Could you tell me whether you take walk-ons and how many spots you have?'],
    ],
    ['ask him what his quarterbacks read first', ['Could you tell me what his quarterbacks read first?']],
    ['ask for the questionnaire', ['I would like to ask for the questionnaire.']],
    ['ask to sit in on a meeting', ['May I sit in on a meeting?']],
    ['ask if March 4 works instead', ['Would March 4 be possible?']],
    ['ask about the dorms, not about money', ['I would like to ask about the dorms.']],
    ['and ask about housing and when move-in is', ['I would like to ask about housing.', 'Could you tell me when move-in is?']],
  ])('"%s"', (note, questions) => {
    expect(questionsOf(note)).toEqual(questions);
  });

  it.each(['I asked my coach.', 'mention my film', ''])('nothing in "%s"', (note) => {
    expect(questionsOf(note)).toBeNull();
  });
});
