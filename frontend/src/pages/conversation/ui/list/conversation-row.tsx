import { Link } from 'react-router';
import type { ConversationSummary } from '@/entities/campaign';
import { rowMoment } from '@/shared/lib/dates';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';
import { talkWords } from '../../model/talk-words';
import css from './conversation-row.module.css';

interface ConversationRowProps {
  talk: ConversationSummary;
  /** The address of the conversation. */
  to: string;
  isOpen: boolean;
  now: Date;
}

/** One conversation in the list: the coach, the last message, and whether it is the athlete's turn. */
export function ConversationRow({ talk, to, isOpen, now }: ConversationRowProps) {
  const { coachName, coachTitle, schoolName, at, state, last } = talk;
  const pill = talkWords.pillOf(talk);
  return (
    <li className={css['item']}>
      <Link to={to} className={css['row']} aria-current={isOpen ? 'page' : undefined} data-turn={state === 'needs_answer' || undefined}>
        <AvatarInitials name={coachName} size={36} />
        <span className={css['name']}>{coachName}</span>
        <time className={css['time']} dateTime={at}>
          {rowMoment(at, now)}
        </time>
        <span className={css['school']}>{[schoolName, coachTitle].filter(Boolean).join(' · ')}</span>
        {last.text !== '' && <span className={css['line']}>{talkWords.lineOf(talk)}</span>}
        <span className={css['foot']}>
          {pill !== null && <StatusPill tone={pill.tone}>{pill.word}</StatusPill>}
          <span className={css['counts']}>{talkWords.countsOf(talk)}</span>
        </span>
      </Link>
    </li>
  );
}
