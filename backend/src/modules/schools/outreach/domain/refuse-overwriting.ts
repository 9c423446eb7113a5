import { TrackingTextChanged } from './tracking-errors.js';
import { tidyText, type Tracking, type TrackingChange, type TrackingTexts } from './tracking.js';

/**
 * Throws TrackingTextChanged, with the stored texts that `change` would overwrite although they are not those it was written
 * from (`before`). A text without one in `before` is replaced in any case.
 */
export function refuseOverwriting(stored: Tracking, change: TrackingChange, before: TrackingTexts): void {
  const fields = (['notes', 'nextStep'] as const).filter((field) => {
    const [from, to] = [before[field], change[field]];
    if (from === undefined || to === undefined) return false;
    return tidyText(from) !== stored[field] && tidyText(to) !== stored[field];
  });
  if (fields.length > 0) throw new TrackingTextChanged(Object.fromEntries(fields.map((field) => [field, stored[field]])));
}
