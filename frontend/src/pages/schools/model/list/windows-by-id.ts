import { type ContactWindow, contactWindowOf, type School } from '@/entities/school';

/** By school id: "now", the day from which its coaches may contact the athlete, or null while it is not known. */
export function windowsById(schools: readonly School[], windows: readonly ContactWindow[]): ReadonlyMap<number, string | null> {
  return new Map(schools.map((school) => [school.id, openingOf(contactWindowOf(windows, school))]));
}

function openingOf(window: ContactWindow | undefined): string | null {
  if (window?.state === 'now') return 'now';
  return window?.state === 'later' ? window.from : null;
}
