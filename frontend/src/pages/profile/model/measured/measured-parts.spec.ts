import { measuredParts, measuredText, tidyMeasured } from './measured-parts';

const PARTS = { value: ' 4.62 ', timing: 'laser', date: '', place: ' Nike camp ', measuredBy: '' };

describe('a measurement as one text of the form', () => {
  it('P-14 its parts come back as they were typed', () => {
    expect(measuredParts(measuredText(PARTS))).toEqual(PARTS);
  });

  it('P-14 without any part it is blank, and blank has no part', () => {
    const none = measuredParts('');
    expect(Object.values(none)).toEqual(['', '', '', '', '']);
    expect(measuredText(none)).toBe('');
    expect(measuredText({ ...none, place: 'Home' })).not.toBe('');
  });

  it('P-14 blanks around the parts go, and without a value nothing else is said', () => {
    expect(measuredParts(tidyMeasured(measuredText(PARTS)))).toMatchObject({ value: '4.62', place: 'Nike camp' });
    expect(tidyMeasured(measuredText({ ...PARTS, value: '  ' }))).toBe('');
    expect(tidyMeasured('')).toBe('');
  });
});
