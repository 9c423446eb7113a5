import { deviceZone } from '@/shared/lib/device-zone';
import { useListContactWindowsQuery } from './contact-windows-api';

/** When the coaches of each kind of school may contact the athlete, by the days of this device. */
export function useContactWindows() {
  return useListContactWindowsQuery(deviceZone());
}
