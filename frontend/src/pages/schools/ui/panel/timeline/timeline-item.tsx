import type { TimelineEntry } from '@/entities/school';
import { dayWords, deviceTime, momentWords } from '@/shared/lib/dates';
import { PlainIcon } from '@/shared/ui/plain-icon';
import { timelineWords } from '../../../model/panel/timeline-words';
import { TimelineMessage } from './timeline-message';
import css from './timeline.module.css';

interface TimelineItemProps {
  entry: TimelineEntry;
  onEdit: (entry: TimelineEntry) => void;
  onRemove: (entry: TimelineEntry) => void;
}

/** One event; an event that was logged by hand can be removed. */
export function TimelineItem({ entry, onEdit, onRemove }: TimelineItemProps) {
  const { tone, title, detail } = timelineWords(entry, deviceTime());
  return (
    <li className={css['entry']} data-tone={tone}>
      <span className={css['title']}>{title}</span>
      <time className={css['time']} dateTime={entry.at}>
        {entry.removable ? dayWords(entry.at) : momentWords(entry.at)}
      </time>
      {entry.removable && (
        <button
          type="button"
          className={css['remove']}
          aria-label={`Remove: ${title}, ${dayWords(entry.at)}`}
          onClick={() => onRemove(entry)}
        >
          <PlainIcon shape="close" size={18} />
        </button>
      )}
      {detail !== null && detail !== '' && <span className={css['detail']}>{detail}</span>}
      {entry.removable && (
        <button type="button" className={css['edit']} aria-label={`Edit: ${title}, ${dayWords(entry.at)}`} onClick={() => onEdit(entry)}>
          Edit
        </button>
      )}
      {entry.coachId !== null && (
        <div className={css['detail']}>
          <TimelineMessage coachId={entry.coachId} messageId={entry.messageId} title={title} />
        </div>
      )}
    </li>
  );
}
