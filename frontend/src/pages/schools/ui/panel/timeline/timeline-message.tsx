import { useId, useState } from 'react';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { TimelineText } from './timeline-text';
import css from './timeline-message.module.css';

interface TimelineMessageProps {
  coachId: number;
  /** Null: a reply that was noted without its text. */
  messageId: string | null;
  /** What happened, for those who do not see the entry around it. */
  title: string;
}

/** The exact text of an email or a reply, on demand, and a link to its conversation. */
export function TimelineMessage({ coachId, messageId, title }: TimelineMessageProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css['ways']}>
        {messageId !== null && (
          <button
            type="button"
            className={css['toggle']}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`${isOpen ? 'Hide' : 'Show'} the email: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide the email' : 'Show the email'}
          </button>
        )}
        <AppLink to={paths.conversationWith(coachId, messageId ?? undefined)} aria-label={`Open the conversation: ${title}`}>
          Open the conversation
        </AppLink>
      </div>
      {isOpen && messageId !== null && (
        <div id={id}>
          <TimelineText coachId={coachId} entryId={messageId} />
        </div>
      )}
    </>
  );
}
