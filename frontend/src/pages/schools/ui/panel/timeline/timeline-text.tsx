import { type EmailEntry, type ReplyEntry, replyTextNote, useGetConversationEntryQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import css from './timeline-message.module.css';

interface Text {
  subject: string;
  address: string;
  body: string;
  /** What to be careful about, before the text. */
  doubt: string | null;
  /** What is missing of it. */
  note: string | null;
}

function ofEmail({ subject, fromAddress, toAddress, text }: EmailEntry): Text {
  return {
    subject,
    address: fromAddress === null ? `to ${toAddress}` : `from ${fromAddress} to ${toAddress}`,
    body: text,
    doubt: null,
    note: null,
  };
}

function ofReply(reply: ReplyEntry): Text {
  const { subject, fromAddress, isNoted, text, outsideDomain, isChecked } = reply;
  const doubt = outsideDomain && !isChecked ? 'This is not an address of the school. Check who wrote it before you answer.' : null;
  const body = text === '' ? 'This email has no text.' : text;
  return { subject, address: isNoted ? 'noted by you' : `from ${fromAddress}`, body, doubt, note: replyTextNote(reply) };
}

/** One email or reply as in the conversation; loaded when it is opened. */
export function TimelineText({ coachId, entryId }: { coachId: number; entryId: string }) {
  const { data, error, refetch } = useGetConversationEntryQuery({ coachId, entryId });
  if (data === undefined) {
    if (error === undefined) return <SkeletonList rows={1} rowHeight={80} label="Loading the email" />;
    return <ErrorState title="The email could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const text = data.email === null ? data.reply && ofReply(data.reply) : ofEmail(data.email);
  if (text === null) return null;
  return (
    <div className={css['text']}>
      {text.subject !== '' && <div className={css['subject']}>{text.subject}</div>}
      <div className={css['address']}>{text.address}</div>
      {text.doubt !== null && <div className={css['doubt']}>{text.doubt}</div>}
      <div className={css['body']}>{text.body}</div>
      {text.note !== null && <div className={css['note']}>{text.note}</div>}
    </div>
  );
}
