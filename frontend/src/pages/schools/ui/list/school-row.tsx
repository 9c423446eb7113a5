import { memo, type MouseEvent, type Ref } from 'react';
import { Link } from 'react-router';
import type { School } from '@/entities/school';
import { paths } from '@/shared/routes';
import { schoolWords } from '../../model/school-words';
import { DivisionPill } from '../division-pill';
import { FavoriteStar } from './favorite-star';
import type { RowActions } from './row-actions';
import { SchoolPanel } from '../panel/school-panel';
import css from './school-table.module.css';
import { FlagToggles } from '../tracking/flag-toggles';
import { LeadButton } from '../tracking/lead-button';

interface SchoolRowProps extends RowActions {
  school: School;
  /** Else only its words are drawn. */
  whole: boolean;
  /** null while the favorites are not known. */
  marked: boolean | null;
  open: boolean;
  /** Place among all rows, the head being 1, where not all of them are drawn. */
  rowIndex: number | undefined;
  /** For what the open row shows below itself. */
  panelRef: Ref<HTMLTableRowElement>;
}

/** One school on a desk; opened, its coaches, notes and timeline stand below. */
export const SchoolRow = memo(function SchoolRow(props: SchoolRowProps) {
  const { school, whole, marked, open, rowIndex, panelRef, onToggleFavorite, onToggleOpen, onTrack } = props;
  const panelId = `about-${school.id}`;

  function onRowClick(event: MouseEvent<HTMLTableRowElement>): void {
    const target = event.target as Element;
    // React also hands on what is pressed in a menu of the row, which stands elsewhere in the page.
    const within = event.currentTarget.contains(target);
    // The row is a bigger target for a mouse; the name is the control for everybody else.
    if (within && !target.closest('a, button')) onToggleOpen(school.id);
  }

  return (
    <>
      <tr role="row" aria-rowindex={rowIndex} className={css['row']} onClick={onRowClick}>
        <td role="cell" className={css['starCell']}>
          {whole && (
            <FavoriteStar
              schoolName={school.name}
              marked={marked === true}
              disabled={marked === null}
              onToggle={() => onToggleFavorite(school.id, marked === true)}
            />
          )}
        </td>
        <th role="rowheader" scope="row">
          <button
            type="button"
            className={css['name']}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => onToggleOpen(school.id)}
          >
            {school.name}
          </button>
          <small>{school.mascot}</small>
        </th>
        <td role="cell">
          <DivisionPill school={school} />
        </td>
        <td role="cell">{school.conference ?? <span className={css['unknown']}>Not known</span>}</td>
        <td role="cell">{schoolWords.location(school)}</td>
        <td role="cell" className={school.coaches.length === 0 ? css['unknown'] : css['figure']}>
          {school.coaches.length || 'None'}
        </td>
        <td role="cell">{whole && <FlagToggles school={school} onTrack={onTrack} />}</td>
        <td role="cell">{whole && <LeadButton school={school} onTrack={onTrack} />}</td>
        <td role="cell" className={css['fitCell']}>
          {whole && (
            <Link to={paths.fitOf(school.id)} className={css['fit']} aria-label={`View Fit: ${school.name}`}>
              View Fit
            </Link>
          )}
        </td>
      </tr>
      {open && (
        <tr role="row" ref={panelRef} className={css['open']}>
          <td role="cell" aria-colspan={9} id={panelId} className={css['panel']}>
            <SchoolPanel school={school} />
          </td>
        </tr>
      )}
    </>
  );
});
