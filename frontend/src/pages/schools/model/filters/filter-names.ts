import type { FilterChoices } from './filter-choices';
import type { FitFilterName } from './fit-filters';

/** The multi-select filters that need the fit, in the order of the screen, with their names. */
export const fitFilterNames = [
  ['tiers', 'Fit'],
  ['distances', 'Distance'],
  ['needs', 'Roster need'],
  ['windows', 'May contact you'],
  ['admissions', 'Admission rate'],
  ['prices', 'Net price'],
] as const satisfies readonly (readonly [FitFilterName, string])[];

/** The multi-select filters whose choices come from the directory; the long ones last. */
export const listFilterNames = [
  ['divisions', 'Division'],
  ['subdivisions', 'FBS or FCS'],
  ['associations', 'Association'],
  ['contacts', 'Coach email'],
  ['states', 'State'],
  ['conferences', 'Conference'],
] as const satisfies readonly (readonly [keyof FilterChoices, string])[];
