import type { Fact } from '../fact.js';
import { factsUsed } from './facts-used.js';

const fact = (key: string, value: string, ...measures: string[]): Fact => ({ key, label: key, value, source: 'profile', measures });
const FACTS = [
  fact('gpa', '3.7', 'gpa'),
  fact('weight', '205 lbs', 'pounds'),
  fact('position', 'QB (quarterback)'),
  fact('city', 'Austin'),
  fact('film', 'https://hudl.com/a+b'),
];
const used = (text: string) => factsUsed(text, FACTS).map(({ key }) => key);

describe('the facts that a text states', () => {
  it.each([
    ['My GPA is 3.7.', ['gpa']],
    ['I weigh 205 pounds.', ['weight']],
    ['I am a quarterback.', ['position']],
    ['I play QB in Austin.', ['position', 'city']],
    ['I live in AUSTIN, Texas.', ['city']],
    ['See https://hudl.com/a+b', ['film']],
  ])('I-04 %s', (text, keys) => {
    expect(used(text)).toEqual(keys);
  });

  it.each(['My GPA is 3.6.', 'I weigh 3.7 pounds.', 'I live in Austintown.', 'I know quarterbacks.', 'https://hudl.com/aab', ''])(
    'I-04 none of them: %j',
    (text) => {
      expect(used(text)).toEqual([]);
    },
  );
});
