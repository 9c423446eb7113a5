import { MAX_LOG_ENTRIES } from './logged-contact.js';
import { trackingCaps } from './tracking-caps.js';
import { TooManyFavorites, TooManyLogEntries, TooManyTrackedSchools } from './tracking-errors.js';
import { MAX_FAVORITES, MAX_TRACKED_SCHOOLS } from './tracking.js';

describe('the caps of what an athlete keeps about schools', () => {
  it('R-05 refuses a write that tracks more schools than the cap', () => {
    expect(() => trackingCaps.tracked(MAX_TRACKED_SCHOOLS - 1, MAX_TRACKED_SCHOOLS)).not.toThrow();
    expect(() => trackingCaps.tracked(MAX_TRACKED_SCHOOLS, MAX_TRACKED_SCHOOLS + 1)).toThrow(TooManyTrackedSchools);
  });

  it('R-05 lets an athlete whose emails track more schools than the cap continue with those', () => {
    expect(() => trackingCaps.tracked(MAX_TRACKED_SCHOOLS + 5, MAX_TRACKED_SCHOOLS + 5)).not.toThrow();
    expect(() => trackingCaps.tracked(MAX_TRACKED_SCHOOLS + 5, MAX_TRACKED_SCHOOLS + 6)).toThrow(TooManyTrackedSchools);
  });

  it('refuses favorites and logged contacts beyond their caps', () => {
    expect(() => trackingCaps.favorites(MAX_FAVORITES)).not.toThrow();
    expect(() => trackingCaps.favorites(MAX_FAVORITES + 1)).toThrow(TooManyFavorites);
    expect(() => trackingCaps.logEntries(MAX_LOG_ENTRIES - 1)).not.toThrow();
    expect(() => trackingCaps.logEntries(MAX_LOG_ENTRIES)).toThrow(TooManyLogEntries);
  });
});
