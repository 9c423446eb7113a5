import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OperationsGmail, OperationsReplies } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { SectionCard } from '@/shared/ui/section-card';
import { usePoll } from '../model/use-poll';
import { FactList } from './fact-list';

interface RepliesCardProps {
  gmail: OperationsGmail;
  replies: OperationsReplies;
  onPolled: () => void;
}

const moment = (iso: string | null) => (iso === null ? 'Never' : momentWords(iso));

/** The connected accounts, and how lately somebody looked for replies. */
export function RepliesCard({ gmail, replies, onPolled }: RepliesCardProps) {
  const { poll, polling } = usePoll(onPolled);
  if (!gmail.isSetUp && gmail.connected + gmail.needsReconnect === 0) return <NoGmail />;
  const off = polling || replies.mailboxes === 0;
  return (
    <SectionCard
      title="Gmail and replies"
      aside={
        <Button size="small" color="inherit" variant="outlined" disabled={off} onClick={poll}>
          Check replies now
        </Button>
      }
    >
      <FactList
        facts={[
          ['Connected', countText(gmail.connected)],
          ['Sending only, replies not read', countText(gmail.sendOnly)],
          ['Need to reconnect', countText(gmail.needsReconnect)],
          ['Paused at Google’s request', countText(gmail.resting)],
          ['Mailboxes due for a check', countText(replies.due)],
          ['Mailboxes with errors', countText(replies.inTrouble)],
          ['Last reply check', moment(replies.lastCheckAt)],
          ['Longest wait for a check, since', moment(replies.oldestCheckAt)],
        ]}
      />
    </SectionCard>
  );
}

function NoGmail() {
  return (
    <SectionCard title="Gmail and replies">
      <Typography color="textSecondary">
        Gmail is not set up on this server, so athletes cannot send from their own address and replies are not seen. Set GOOGLE_CLIENT_ID
        and GOOGLE_CLIENT_SECRET.
      </Typography>
    </SectionCard>
  );
}
