import { missingContacts } from '@/entities/school';
import { schoolWords } from '../../model/school-words';
import type { RowActions } from './row-actions';
import type { SchoolCellsProps } from './school-cells';
import css from './school-cards.module.css';

type CoachesButtonProps = Pick<SchoolCellsProps, 'school'> & Pick<RowActions, 'onToggleOpen' | 'onAddCoaches'>;

/** On a card: opens a school's coaches, or adds some where none can be written to. */
export function CoachesButton({ school, onToggleOpen, onAddCoaches }: CoachesButtonProps) {
  const missing = missingContacts(school);
  const words = missing ?? schoolWords.coaches(school);
  return (
    <button
      type="button"
      className={css[missing === null ? 'coaches' : 'missing']}
      aria-haspopup="dialog"
      aria-label={`${words}: ${school.name}`}
      onClick={() => (missing === null ? onToggleOpen(school.id, 'coaches') : onAddCoaches(school.id))}
    >
      {words.split(':')[0]}
    </button>
  );
}
