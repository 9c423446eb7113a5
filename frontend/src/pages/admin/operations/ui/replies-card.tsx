import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OperationsGmail, OperationsMailboxes, OperationsReplies } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { usePoll } from '../model/use-poll';
import { FactList } from './fact-list';
import { PartCard } from './part-card';

interface RepliesCardProps {
  gmail: OperationsGmail;
  mailboxes: OperationsMailboxes;
  replies: OperationsReplies;
  onPolled: () => void;
}

const moment = (iso: string | null) => (iso === null ? 'Never' : momentWords(iso));

/** The connected accounts, and when they were last checked for replies. */
export function RepliesCard({ gmail, mailboxes, replies, onPolled }: RepliesCardProps) {
  const { poll, polling } = usePoll(onPolled);
  const off = polling || replies.mailboxes === 0;
  return (
    <PartCard
      part="mailboxes"
      title="Mailboxes and replies"
      aside={
        <Button size="small" color="inherit" variant="outlined" disabled={off} onClick={poll}>
          Check replies now
        </Button>
      }
    >
      <FactList
        facts={[
          ['Gmail accounts connected', gmail.isSetUp ? countText(gmail.connected) : 'Not set up'],
          ['Other mailboxes connected', countText(mailboxes.connected)],
          ['Gmail, sending only: replies not read', countText(gmail.sendOnly)],
          ['Need to reconnect', countText(gmail.needsReconnect + mailboxes.needsReconnect)],
          ['Paused at the provider’s request', countText(gmail.resting + mailboxes.resting)],
          ['Mailboxes due for a check', countText(replies.due)],
          ['Mailboxes with errors', countText(replies.inTrouble)],
          ['Last reply check', moment(replies.lastCheckAt)],
          ['Longest wait for a check, since', replies.mailboxes === 0 ? 'None waits' : moment(replies.oldestCheckAt)],
        ]}
      />
      {!gmail.isSetUp && <NoGmail />}
    </PartCard>
  );
}

/** Athletes can still connect any mailbox by IMAP and SMTP. */
function NoGmail() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      Gmail is not set up on this server. Athletes can connect any mailbox with an app password. For the Gmail button, set GOOGLE_CLIENT_ID
      and GOOGLE_CLIENT_SECRET.
    </Typography>
  );
}
