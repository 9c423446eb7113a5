import { missingContacts } from '@/entities/school';
import type { SchoolCellsProps } from './school-cells';
import css from './school-table.module.css';

type CoachesCellProps = Pick<SchoolCellsProps, 'school' | 'whole' | 'onAddCoaches'>;

/** How many coaches are known, or a button to add some where none can be written to. It shows its first words; screen readers get all. */
export function CoachesCell({ school, whole, onAddCoaches }: CoachesCellProps) {
  const missing = missingContacts(school);
  if (missing === null) {
    return (
      <td role="cell" className={css['figure']}>
        {school.coaches.length}
      </td>
    );
  }
  return (
    <td role="cell">
      {whole && (
        <button
          type="button"
          className={css['missing']}
          aria-haspopup="dialog"
          aria-label={`${missing}: ${school.name}`}
          onClick={() => onAddCoaches(school.id)}
        >
          {missing.split(' yet')[0]}
        </button>
      )}
    </td>
  );
}
