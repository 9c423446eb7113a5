import { numberIn } from '../../../testing/number-in.js';
import { THEO } from '../../../testing/claim-world.js';
import type { KnownAthlete } from '../known-athlete.js';
import { profileNumber } from './profile-number.js';

const ATHLETE: KnownAthlete = {
  ...THEO,
  satScore: 1170,
  coreGpa: 3.2,
  fortyYardDash: { value: 4.68, timing: 'laser' },
  armLength: { value: 32.5, timing: null },
  handSize: { value: 9, timing: null },
};

/** "right", "error", "confirm", or null where no rule of the profile reads the number. */
function verdict(marked: string, more: Partial<KnownAthlete> = {}): string | null {
  const found = profileNumber(numberIn(marked), { ...ATHLETE, ...more });
  return found === null || found === 'right' ? found : found.severity;
}

describe('numbers of the profile', () => {
  it.each([
    ['i have a |3.4| gpa', 'right'],
    ['i have a |3.5| gpa', 'error'],
    ['my gpa is |3.4|', 'right'],
    ['gpa |3.4|, sat 1170', 'right'],
    ['sat |1170|, gpa 3.4', 'right'],
    ['sat 1170, gpa |3.9|', 'error'],
    ['my core gpa is |3.2|', 'right'],
    ['my core gpa is |3.4|', 'error'],
    ['my act score is |24|', 'right'],
    ['my act score is |27|', 'error'],
    ['i scored |1170| on my sat', 'right'],
    ['i scored |1270| on my sat', 'error'],
    ['class of |2028|', 'right'],
    ['class of |28|', 'right'],
    ['class of |2027|', 'error'],
    ['i weigh |175| pounds', 'right'],
    ['i weigh |180| pounds', 'error'],
    ['i am |6| feet tall', 'right'],
    ['i am |7| feet tall', 'error'],
    ['i wear jersey number |4|', 'right'],
    ['i wear jersey number |5|', 'error'],
    ['my arm length is |32.5| inches', 'right'],
    ['my arm length is |34| inches', 'error'],
    // The race, whose name was made ¤¤.
    ['i run a |4.68| ¤¤', 'right'],
    ['i run a |4.58| ¤¤', 'error'],
    ['i run the ¤¤ in |468|', 'right'],
    ['i ran a |4.68|', 'right'],
    ['i was clocked at |4.58|', 'error'],
    ['i ran |4.5| miles', null],
    ['i have |12| sacks', null],
  ])('I-05 “%s”: %s', (marked, expected) => {
    expect(verdict(marked)).toBe(expected);
  });

  it('I-05 what the profile does not have is confirmed', () => {
    expect(verdict('my sat score is |1170|', { satScore: null })).toBe('confirm');
    expect(verdict('i run a |4.68| ¤¤', { fortyYardDash: null })).toBe('confirm');
    expect(profileNumber(numberIn('i have a |3.4| gpa'), { ...ATHLETE, gpa: null })).toEqual({
      severity: 'confirm',
      reason: 'Your profile has no GPA.',
    });
  });

  it('I-05 the reason names what the profile says', () => {
    expect(profileNumber(numberIn('i have a |3.5| gpa'), ATHLETE)).toEqual({
      severity: 'error',
      reason: 'Your profile says 3.4 for your GPA, not 3.5.',
    });
  });

  it.each([
    ['i have a gpa over |3.3|', 'right'],
    ['i have a gpa over |3.4|', 'error'],
    ['my gpa is at least |3.4|', 'right'],
    ['i weigh over |170| pounds', 'right'],
  ])('I-05 a bound: “%s”: %s', (marked, expected) => {
    expect(verdict(marked)).toBe(expected);
  });

  it('I-05 a grade of another scale than 4.0 says its scale', () => {
    const weighted = { gpa: 4.6, gpaScale: 'weighted_5' } as Partial<KnownAthlete>;
    expect(verdict('i have a |4.6| gpa', weighted)).toBe('confirm');
    expect(verdict('i have a |4.6| weighted gpa', weighted)).toBe('right');
    expect(verdict('i have a |4.6| gpa on a 5.0 scale', weighted)).toBe('right');
  });

  it('I-05 a whole grade claims no more than itself', () => {
    expect(verdict('i have a |4| gpa', { gpa: 3.9 })).toBe('error');
    expect(verdict('i have a |4| gpa', { gpa: 4 })).toBe('right');
  });
});
