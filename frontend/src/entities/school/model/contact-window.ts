import type { ContactWindowDto } from '@/shared/api';
import type { School } from './school';

export type ContactWindow = ContactWindowDto;

/** The window of a school's kind: the subdivision counts only where the rules know it. */
export function contactWindowOf(
  windows: readonly ContactWindow[],
  { division, subdivision }: Pick<School, 'division' | 'subdivision'>,
): ContactWindow | undefined {
  return (
    windows.find((one) => one.division === division && one.subdivision === subdivision) ??
    windows.find((one) => one.division === division && one.subdivision === null)
  );
}
