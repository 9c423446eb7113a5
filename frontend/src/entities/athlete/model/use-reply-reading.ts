import type { GmailStatusView } from '@/shared/api';
import { useGetGmailStatusQuery } from '../api/gmail-api';
import { useGetMailboxStatusQuery } from '../api/mailbox-api';

export type ReplyReading =
  | 'on'
  /** Gmail is connected to send only. */
  | 'gmail_sends_only'
  /** A mailbox has to be connected again. */
  | 'mailbox_lost'
  /** Nothing is connected; both Gmail and a mailbox can be. */
  | 'off'
  /** Nothing is connected, and only a mailbox can be. */
  | 'off_without_gmail';

function withoutMailbox(gmail: GmailStatusView | undefined): ReplyReading | undefined {
  if (gmail === undefined) return undefined;
  if (gmail.connected) return gmail.canReadReplies ? 'on' : 'gmail_sends_only';
  return gmail.state === 'not_set_up' ? 'off_without_gmail' : 'off';
}

/** Whether Recruit sees replies to this athlete; undefined while that is not known. `fresh`: ask the server again. */
export function useReplyReading({ fresh = false } = {}): ReplyReading | undefined {
  const options = { refetchOnMountOrArgChange: fresh };
  const { data: gmail } = useGetGmailStatusQuery(undefined, options);
  const { data: mailbox, isError } = useGetMailboxStatusQuery(undefined, options);
  const byGmail = withoutMailbox(gmail);
  if (mailbox?.state === 'connected' || byGmail === 'on') return 'on';
  if (mailbox === undefined && !isError) return undefined;
  return mailbox?.state === 'needs_reconnect' ? 'mailbox_lost' : byGmail;
}

/** Whether that is still on its way. */
export function useReplyReadingPending(): boolean {
  return [useGetGmailStatusQuery().isLoading, useGetMailboxStatusQuery().isLoading].includes(true);
}
