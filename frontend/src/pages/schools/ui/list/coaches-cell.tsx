import { missingContacts } from '@/entities/school';
import { Spoken } from '@/shared/ui/spoken';
import type { SchoolCellsProps } from './school-cells';
import css from './school-table.module.css';

type CoachesCellProps = Pick<SchoolCellsProps, 'school' | 'whole' | 'onAddCoaches'>;

/** How many coaches are known, or the way to add some where there is nobody to write to. */
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
        <button type="button" className={css['missing']} aria-haspopup="dialog" onClick={() => onAddCoaches(school.id)}>
          {missing}
          <Spoken>: {school.name}</Spoken>
        </button>
      )}
    </td>
  );
}
