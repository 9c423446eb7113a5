import { dayWords } from '@/shared/lib/dates';
import { useContactWindows } from '../api/use-contact-windows';
import { contactWindowOf } from '../model/contact-window';

const fbs = { division: 'D1', subdivision: 'FBS' } as const;

/** Since or from which day FBS coaches may contact the athlete; nothing while the class year is not known. */
export function ContactWindowNote() {
  const { data } = useContactWindows();
  const window = data && contactWindowOf(data, fbs);
  if (!window || window.from === null || window.state === 'unknown') return null;
  const open = window.state === 'now' ? 'have been allowed to contact you since' : 'may contact you from';
  return (
    <>
      {' '}
      · FBS coaches {open} {dayWords(window.from)}
    </>
  );
}
