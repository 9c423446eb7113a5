import { isPlayedByReader } from './played-by-reader.js';

describe('schools that the reader plays against', () => {
  it.each([
    ['Congrats on the win over McNeese!', 'McNeese', true],
    ['I saw that Lamar beat Nicholls and I loved it.', 'Nicholls', true],
    ['I watched your film against McNeese twice.', 'McNeese', true],
    ['You saw me play against McNeese.', 'McNeese', false],
    ['I would love to play for McNeese.', 'McNeese', false],
    ['Your coach wrote to me. McNeese is my first choice.', 'McNeese', false],
  ])('I-05 “%s”', (text, name, isOpponent) => {
    expect(isPlayedByReader(text, text.indexOf(name), ['lamar'])).toBe(isOpponent);
  });
});
