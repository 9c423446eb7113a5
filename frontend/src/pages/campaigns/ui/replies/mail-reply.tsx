import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { CampaignEmail } from '@/entities/campaign';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { StatusPill } from '@/shared/ui/status-pill';
import { clockTime } from '../../model/details/clock-time';

interface MailReplyProps {
  email: CampaignEmail;
  now: Date;
}

/** The beginning of a coach's reply, with sender and time; an unknown address is marked. */
export function MailReply({ email: { reply, coachId }, now }: MailReplyProps) {
  if (reply === null) return null;
  const { from, fromAddress, receivedAt, snippet, outsideDomain, isNoted } = reply;
  const sender = from === '' || from === fromAddress ? fromAddress : `${from} <${fromAddress}>`;
  return (
    <Box component="figure" sx={{ m: 0, mt: 0.75, pl: 1.5, borderLeft: 3, borderColor: 'primary.main', overflowWrap: 'anywhere' }}>
      <Box component="blockquote" sx={{ m: 0, color: 'text.primary' }}>
        {snippet}
      </Box>
      <Box component="figcaption" sx={{ fontSize: '0.8125rem', mt: 0.5 }}>
        {isNoted ? `${from}, noted by you` : sender}, <time dateTime={receivedAt}>{clockTime(receivedAt, now)}</time>{' '}
        <AppLink to={paths.conversationWith(coachId)} aria-label={`Read it: ${from}`}>
          Read it
        </AppLink>
        {outsideDomain && (
          <Box sx={{ mt: 0.5 }}>
            <StatusPill tone="next" icon={<Warning />}>
              Not a known staff address
            </StatusPill>
            <Box sx={{ mt: 0.25 }}>Look it up on the school’s staff page before you answer or follow a link.</Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
