import { nearMinimum } from './near-minimum.js';

const MINIMUMS = [
  { name: 'NCAA Division I', minimum: 2.3 },
  { name: 'NCAA Division II', minimum: 2.2 },
];

describe('a core GPA that is only just enough', () => {
  it('Y-06 is named with the minimum, and with what to do', () => {
    expect(nearMinimum(2.4, MINIMUMS)).toBe(
      'Your core GPA of 2.4 is just above the 2.3 of NCAA Division I: go over the core courses of this term with your counselor, so that it stays there.',
    );
    expect(nearMinimum(2.3, MINIMUMS)).toContain('Your core GPA of 2.3 is exactly the 2.3 of NCAA Division I');
    expect(nearMinimum(2.25, MINIMUMS)).toContain('the 2.2 of NCAA Division II');
  });

  it.each([null, 2.1, 2.5, 3.9])('Y-06 says nothing of %s', (coreGpa) => {
    expect(nearMinimum(coreGpa, MINIMUMS)).toBeNull();
  });
});
