import { isVacantName } from './vacancy.js';

describe('a position that nobody has', () => {
  it.each([
    'Vacant',
    'TBA',
    'To Be Announced',
    'Position Vacant',
    'Vacant - Search in Progress',
    'OPEN (accepting applications until June)',
    'TBD.',
  ])('B-01 K-04 %s', (text) => expect(isVacantName(text)).toBe(true));

  it.each(['Dana Fieldhouse', 'Tabitha Open', 'Opener Smith', 'Vacante Lopez'])('B-01 K-04 not %s', (text) =>
    expect(isVacantName(text)).toBe(false),
  );
});
