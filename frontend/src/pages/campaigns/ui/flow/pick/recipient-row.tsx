import { memo } from 'react';
import type { Recipient } from '@/entities/campaign';
import { StandingNote } from '@/entities/school';
import { StatusPill } from '@/shared/ui/status-pill';
import { CheckBox } from './check-box';
import css from './recipients.module.css';

interface RecipientRowProps {
  recipient: Recipient;
  picked: boolean;
  onToggle: (recipient: Recipient) => void;
}

/** One coach to pick. Who cannot be written to is listed too, with the reason. */
export const RecipientRow = memo(function RecipientRow({ recipient, picked, onToggle }: RecipientRowProps) {
  const { coachName, coachTitle, schoolName, coachEmail, isExample, selectable, reason, earlier, standing } = recipient;
  return (
    <li className={css['row']}>
      <label className={css['choice']}>
        <CheckBox state={picked ? 'all' : 'none'} disabled={!selectable} onToggle={() => onToggle(recipient)} />
        <span className={css['words']}>
          <span className={css['name']}>
            {coachName}
            {isExample && <StatusPill>Example</StatusPill>}
          </span>
          <span className={css['detail']}>{[coachTitle, schoolName].filter(Boolean).join(' · ')}</span>
          <StandingNote standing={standing} />
          {earlier !== null && <span className={css['earlier']}>{earlier}</span>}
        </span>
        <span className={css['address']}>{selectable ? coachEmail : reason}</span>
      </label>
    </li>
  );
});
