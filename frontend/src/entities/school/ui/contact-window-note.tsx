import { dayWords } from '@/shared/lib/dates';
import { useListContactWindowsQuery } from '../api/contact-windows-api';
import { contactWindowOf } from '../model/contact-window';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const fbs = { division: 'D1', subdivision: 'FBS' } as const;

/** Since or from which day FBS coaches may write to the athlete; nothing while the class year is not known. */
export function ContactWindowNote() {
  const { data } = useListContactWindowsQuery(zone);
  const window = data && contactWindowOf(data, fbs);
  if (!window || window.from === null || window.state === 'unknown') return null;
  return <> · FBS coaches may write to you {window.state === 'now' ? 'since' : 'from'} {dayWords(window.from)}</>;
}
