import { Link } from 'react-router';
import type { School } from '@/entities/school';
import { paths } from '@/shared/routes';
import { schoolWords } from '../../model/school-words';
import { DivisionPill } from '../division-pill';
import { FlagToggles } from '../tracking/flag-toggles';
import { LeadButton } from '../tracking/lead-button';
import type { SchoolFit } from '../../model/list/school-fit';
import { CoachesCell } from './coaches-cell';
import { FitPill } from './fit-pill';
import { FavoriteStar } from './favorite-star';
import type { RowActions } from './row-actions';
import css from './school-table.module.css';

export interface SchoolCellsProps extends RowActions {
  school: School;
  fit: SchoolFit | undefined;
  /** Shown below the place. */
  figure: string | null;
  /** Whether controls are rendered; otherwise only text. */
  whole: boolean;
  /** null while the favorites are not known. */
  marked: boolean | null;
  open: boolean;
  /** Of the row below that shows more while this one is open. */
  panelId: string;
}

/** The cells of one school, in the order of the table's head. */
export function SchoolCells(props: SchoolCellsProps) {
  const { school, fit, figure, whole, marked, open, panelId, onToggleFavorite, onToggleOpen, onAddCoaches, onTrack } = props;
  return (
    <>
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
      <td role="cell">
        {schoolWords.location(school)}
        <small>{figure}</small>
      </td>
      <CoachesCell school={school} whole={whole} onAddCoaches={onAddCoaches} />
      <td role="cell">{whole && <FlagToggles school={school} onTrack={onTrack} />}</td>
      <td role="cell">{whole && <LeadButton school={school} onTrack={onTrack} />}</td>
      <td role="cell" className={css['fitCell']}>
        <FitPill fit={fit} />
        {whole && (
          <Link to={paths.fitOf(school.id)} className={css['fit']} aria-label={`View Fit: ${school.name}`}>
            View Fit
          </Link>
        )}
      </td>
    </>
  );
}
