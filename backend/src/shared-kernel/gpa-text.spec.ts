import { gpaText } from './gpa-text.js';

describe('a GPA in words', () => {
  it.each([
    [3.7, '3.7'],
    [4, '4.0'],
    [3.65, '3.65'],
    [2.3, '2.3'],
    [0, '0.0'],
  ])('F-05 P-02 %d reads %s, as in "D1 3.0+"', (gpa, words) => {
    expect(gpaText(gpa)).toBe(words);
  });
});
