import { AnswerNotValid } from './confirmation-errors.js';
import { readAnswer } from './read-answer.js';

const ASKED = ['height', 'weight', 'gpa'] as const;

describe('what a coach answers about the figures', () => {
  it('is a word about each that was named, and none about the others', () => {
    expect([...readAnswer({ confirmed: ['gpa', 'height'], notRight: [] }, ASKED)]).toEqual([
      ['gpa', 'confirmed'],
      ['height', 'confirmed'],
    ]);
    expect([...readAnswer({ confirmed: ['gpa'], notRight: ['weight'] }, ASKED)]).toEqual([
      ['gpa', 'confirmed'],
      ['weight', 'not_right'],
    ]);
  });

  it.each([
    ['a figure that was not asked for', { confirmed: ['level'], notRight: [] }],
    ['a figure that is both right and not', { confirmed: ['gpa'], notRight: ['gpa'] }],
    ['a figure twice', { confirmed: ['gpa', 'gpa'], notRight: [] }],
    ['nothing', { confirmed: [], notRight: [] }],
  ] as const)('is not taken with %s', (_, input) => {
    expect(() => readAnswer(input, ASKED)).toThrow(AnswerNotValid);
  });
});
