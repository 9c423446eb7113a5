import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import type { RecipientSection } from '../../../model/flow/recipient-sections';
import { selection } from '../../../model/flow/selection';
import { CheckBox } from './check-box';
import { RecipientRow } from './recipient-row';
import css from './recipients.module.css';

interface RecipientSectionListProps {
  section: RecipientSection;
  picked: ReadonlySet<number>;
  onToggle: (recipient: Recipient) => void;
  onToggleAll: (recipients: readonly Recipient[]) => void;
}

/** Rows drawn at once; "Select all" and the search reach all of them. */
const page = 60;

/** A group of coaches (of one role, or of one school) with its own "Select all". */
export function RecipientSectionList({ section, picked, onToggle, onToggleAll }: RecipientSectionListProps) {
  const id = useId();
  const [shown, setShown] = useState(page);
  const { title, recipients } = section;
  const open = recipients.filter(selection.isOpen);
  const count = open.filter(({ coachId }) => picked.has(coachId)).length;
  return (
    <section aria-labelledby={id} className={css['section']}>
      <div className={css['head']}>
        <div className={css['words']}>
          <h3 id={id} className={css['title']}>
            {title}
          </h3>
          <span className={css['count']}>
            {count} of {countOf(recipients.length, 'coach', 'coaches')} picked
          </span>
        </div>
        {open.length > 0 && (
          <label className={css['all']}>
            <CheckBox state={selection.stateOf(recipients, picked)} aria-describedby={id} onToggle={() => onToggleAll(recipients)} />
            Select all
          </label>
        )}
      </div>
      <ul className={css['list']}>
        {recipients.slice(0, shown).map((recipient) => (
          <RecipientRow key={recipient.coachId} recipient={recipient} picked={picked.has(recipient.coachId)} onToggle={onToggle} />
        ))}
      </ul>
      {recipients.length > shown && (
        <Button color="inherit" onClick={() => setShown(shown + page)}>
          Show more of {countOf(recipients.length, 'coach', 'coaches')}
        </Button>
      )}
    </section>
  );
}
