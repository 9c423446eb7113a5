import { memo } from 'react';
import { Link } from 'react-router';
import type { School } from '@/entities/school';
import { paths } from '@/shared/routes';
import { contactState } from '../../model/contact-state';
import { schoolWords } from '../../model/school-words';
import { ContactPill } from '../contact-pill';
import { DivisionPill } from '../division-pill';
import type { SchoolFit } from '../../model/list/school-fit';
import { CoachesButton } from './coaches-button';
import { FitPill } from './fit-pill';
import { FavoriteStar } from './favorite-star';
import { LeadPill } from '../tracking/lead-pill';
import type { RowActions } from './row-actions';
import css from './school-cards.module.css';

interface SchoolCardProps extends RowActions {
  school: School;
  fit: SchoolFit | undefined;
  /** Shown before the place. */
  figure: string | null;
  /** The list is sorted by it: it is read whole, also where that takes the room of the division. */
  isSortedByFigure: boolean;
  /** null while the favorites are not known. */
  marked: boolean | null;
}

/** The lead level, or the contact state when that says more: there is room for only one. */
function Standing({ school }: { school: School }) {
  const saysMore = school.leadLevel === 'cold' && contactState(school).tone !== 'neutral';
  return saysMore ? <ContactPill school={school} /> : <LeadPill level={school.leadLevel} />;
}

/** One school on a phone. */
export const SchoolCard = memo(function SchoolCard(props: SchoolCardProps) {
  const { school, fit, figure, isSortedByFigure, marked, onToggleFavorite, onToggleOpen, onAddCoaches } = props;
  const place = [figure, schoolWords.location(school), school.conference].filter(Boolean).join(' · ');
  return (
    <li className={css['item']}>
      <div className={css['card']}>
        <h2 className={css['name']}>{school.name}</h2>
        <div className={css['star']}>
          <FavoriteStar
            schoolName={school.name}
            marked={marked === true}
            disabled={marked === null}
            onToggle={() => onToggleFavorite(school.id, marked === true)}
          />
        </div>
        <div className={css['line']} data-figure={isSortedByFigure}>
          <DivisionPill school={school} />
          <p className={css['place']}>{place}</p>
          <FitPill fit={fit} />
        </div>
        <div className={css['foot']}>
          <CoachesButton school={school} onToggleOpen={onToggleOpen} onAddCoaches={onAddCoaches} />
          <Standing school={school} />
          <button
            type="button"
            className={css['coaches']}
            aria-haspopup="dialog"
            aria-label={`Track: ${school.name}`}
            onClick={() => onToggleOpen(school.id, 'tracking')}
          >
            Track
          </button>
          <Link to={paths.fitOf(school.id)} className={css['fit']} aria-label={`View Fit: ${school.name}`}>
            View Fit
          </Link>
        </div>
      </div>
    </li>
  );
});
