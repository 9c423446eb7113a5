import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { contactState } from './contact-state';
import { filterChoices } from './filters/filter-choices';
import { schoolWords } from './school-words';

describe('the words of a row', () => {
  it.each([
    [{}, 'Not contacted'],
    [{ twitterConnection: true }, 'Connected on X'],
    [{ twitterConnection: true, introEmailSent: true }, 'Intro sent'],
    [{ introEmailSent: true, filmSent: true }, 'Film sent'],
    [{ introEmailSent: true, filmSent: true, responseGotten: true }, 'Replied'],
  ])('R-05 the furthest step is shown: %j', (tracking, words) => {
    expect(contactState(schoolFixture(tracking)).words).toBe(words);
  });

  it('R-02 a division that is not known is "Not Available"', () => {
    expect(schoolWords.division(schoolFixture({ division: 'na', subdivision: null, association: null }))).toBe('Not Available');
    expect(schoolWords.division(schoolFixture({ division: 'na', subdivision: null, association: 'NAIA' }))).toBe('NAIA');
    expect(schoolWords.division(schoolFixture())).toBe('D1 FBS');
  });

  it('R-02 the state filter leaves "unknown" out and says full names', () => {
    const { states } = filterChoices([schoolFixture({ state: 'unknown' }), schoolFixture({ state: 'PA' }), schoolFixture({ state: 'OH' })]);
    expect(states).toEqual([
      { value: 'OH', label: 'Ohio' },
      { value: 'PA', label: 'Pennsylvania' },
    ]);
  });
});
