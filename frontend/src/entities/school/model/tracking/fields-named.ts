import type { Target } from './target';
import type { TrackingChange } from './tracking-change';

/** The values in `target` of the fields that `change` names. */
export function fieldsNamed(target: Target, change: TrackingChange): TrackingChange {
  const keys = Object.keys(change) as (keyof TrackingChange)[];
  return Object.fromEntries(keys.map((key) => [key, target[key]]));
}
