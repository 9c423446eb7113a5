import { useListContactWindowsQuery } from './contact-windows-api';

/** The time zone of this device. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the coaches of each kind of school may contact the athlete, by the days of this device. */
export function useContactWindows() {
  return useListContactWindowsQuery(zone);
}
