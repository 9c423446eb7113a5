import { readState } from './us-state.js';

describe('a state', () => {
  it.each([
    ['PA', 'PA'],
    ['oh', 'OH'],
    ['Texas', 'TX'],
    ['new  york', 'NY'],
    ['D.C.', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['Washington', 'WA'],
    ['N.C.', 'NC'],
  ])('K-06 K-07 reads %s as %s', (text, state) => {
    expect(readState(text)).toBe(state);
  });

  it.each(['XX', 'BC', 'Ontario', '', 'constructor'])('K-06 refuses %j', (text) => {
    expect(readState(text)).toBeNull();
  });
});
