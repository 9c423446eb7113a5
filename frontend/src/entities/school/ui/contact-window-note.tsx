import { dayWords } from '@/shared/lib/dates';
import { useContactWindows } from '../api/use-contact-windows';
import { contactWindowOf } from '../model/contact-window';

const fbs = { division: 'D1', subdivision: 'FBS' } as const;

/** A placeholder of about the final length. */
const room = ' · FBS coaches have been allowed to contact you since Jun 15, 2026';

/** Since or from which day FBS coaches may contact the athlete; nothing while the class year is not known. */
export function ContactWindowNote({ hasYear }: { hasYear: boolean }) {
  const { data, isLoading } = useContactWindows();
  const window = data && contactWindowOf(data, fbs);
  if (isLoading && hasYear) return <span style={{ visibility: 'hidden' }}>{room}</span>;
  if (!window || window.from === null || window.state === 'unknown') return null;
  const open = window.state === 'now' ? 'have been allowed to contact you since' : 'may contact you from';
  return (
    <>
      {' '}
      · FBS coaches {open} {dayWords(window.from)}
    </>
  );
}
