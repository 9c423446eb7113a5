import { HARMLESS, SCHOOL, SUSPICIOUS } from '../../replies/testing/contact-rows.js';
import { findSuspicion } from './find-suspicion.js';

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
