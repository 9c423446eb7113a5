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
    ['Penn.', 'PA'],
    ['Calif.', 'CA'],
    ['N. Carolina', 'NC'],
    ['W.Va.', 'WV'],
    ['Miss', 'MS'],
  ])('K-06 K-07 reads %s as %s', (text, state) => {
    expect(readState(text)).toBe(state);
  });

  it.each(['XX', 'BC', 'Ontario', 'USA', 'Penn State', '', 'constructor'])('K-06 refuses %j', (text) => {
    expect(readState(text)).toBeNull();
  });
});
