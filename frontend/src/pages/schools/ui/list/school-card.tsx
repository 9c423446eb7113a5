import { memo } from 'react';
import { Link } from 'react-router';
import type { School } from '@/entities/school';
import { paths } from '@/shared/routes';
import { schoolWords } from '../../model/school-words';
import { ContactPill } from '../contact-pill';
import { DivisionPill } from '../division-pill';
import { milesWords, type SchoolFit } from '../../model/list/school-fit';
import { CoachesButton } from './coaches-button';
import { FitPill } from './fit-pill';
import { FavoriteStar } from './favorite-star';
import { LeadPill } from '../tracking/lead-pill';
import type { RowActions } from './row-actions';
import css from './school-cards.module.css';

interface SchoolCardProps extends RowActions {
  school: School;
  fit: SchoolFit | undefined;
  /** null while the favorites are not known. */
  marked: boolean | null;
}

/** One school on a phone. */
export const SchoolCard = memo(function SchoolCard(props: SchoolCardProps) {
  const { school, fit, marked, onToggleFavorite, onToggleOpen, onAddCoaches } = props;
  const place = [schoolWords.location(school), milesWords(fit), school.conference].filter(Boolean).join(' · ');
  return (
    <li className={css['item']}>
      <div className={css['card']}>
        <div className={css['head']}>
          <h2 className={css['name']}>{school.name}</h2>
          <DivisionPill school={school} />
        </div>
        <div className={css['star']}>
          <FavoriteStar
            schoolName={school.name}
            marked={marked === true}
            disabled={marked === null}
            onToggle={() => onToggleFavorite(school.id, marked === true)}
          />
        </div>
        <p className={css['place']}>{place}</p>
        <div className={css['pills']}>
          <FitPill fit={fit} />
          <ContactPill school={school} />
          <LeadPill level={school.leadLevel} />
        </div>
        <div className={css['foot']}>
          <button
            type="button"
            className={css['coaches']}
            aria-haspopup="dialog"
            aria-label={`Track: ${school.name}`}
            onClick={() => onToggleOpen(school.id, 'tracking')}
          >
            Track
          </button>
          <CoachesButton school={school} onToggleOpen={onToggleOpen} onAddCoaches={onAddCoaches} />
          <Link to={paths.fitOf(school.id)} className={css['fit']} aria-label={`View Fit: ${school.name}`}>
            View Fit
          </Link>
        </div>
      </div>
    </li>
  );
});
