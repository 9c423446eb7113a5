import { HARMLESS, SCHOOL, SUSPICIOUS } from '../../testing/contact-rows.js';
import { findSuspicion } from './find-suspicion.js';

const OWN = 'Gus Hale <ghale@tarleton.example>';

function reasonsOf([from, subject, text]: readonly [string, string, string]) {
  return findSuspicion({ from, subject, text, school: SCHOOL }).reasons;
}

describe('suspicious contacts', () => {
  it.each(HARMLESS)('U-09 nothing is said against %s, %s: %s', (...row) => {
    expect(reasonsOf(row)).toEqual([]);
  });

  it.each(SUSPICIOUS)('U-09 marked as %s: %s, %s: %s', (reason, ...row) => {
    expect(reasonsOf(row)).toContain(reason);
  });
});

describe('long texts', () => {
  it.each(['keep tell send ', 'send me the ', '$1 pay coach ', 'a', '\n', ' ', 'Nobody will ', '1.', '<'])(
    'U-09 250 kB of "%s" take no longer than a quarter of a second',
    (piece) => {
      const text = piece.repeat(Math.ceil(250_000 / piece.length));
      findSuspicion({ from: OWN, subject: text, text, school: SCHOOL });
      const begun = performance.now();
      findSuspicion({ from: text, subject: text, text, school: SCHOOL });
      expect(performance.now() - begun).toBeLessThan(250);
    },
  );
});
