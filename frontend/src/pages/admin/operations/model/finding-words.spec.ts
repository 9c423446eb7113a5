import { summaryWords } from './finding-words';

const of = (...states: ('good' | 'warning' | 'problem' | 'unknown')[]) => summaryWords(states.map((state) => ({ state })));

describe('the findings about deliverability in one line', () => {
  it.each([
    [of('problem', 'good', 'problem', 'warning'), '2 problems, 1 warning'],
    [of('problem'), '1 problem'],
    [of('unknown', 'unknown', 'warning', 'warning'), '2 warnings, 2 unknown'],
    [of('good', 'good'), 'All good'],
    [of(), 'All good'],
  ])('M-10 %s', (said, words) => {
    expect(said).toBe(words);
  });
});
