import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReplyEntry } from '@/entities/campaign';
import { momentWords } from '@/shared/lib/dates';
import { suspicionAdvice, suspicionSentences } from '@/shared/lib/suspicion';

export interface ReplyActions {
  hasGuardian: boolean;
  onChecked: (reply: ReplyEntry) => void;
  onReport: (reply: ReplyEntry) => void;
}

interface SuspiciousNoticeProps extends ReplyActions {
  reply: ReplyEntry;
}

function Reported({ reply: { reportedAt, shownToGuardianAt } }: { reply: ReplyEntry }) {
  if (reportedAt === null) return null;
  const shown = shownToGuardianAt !== null && `Shown to your guardian on their page, ${momentWords(shownToGuardianAt)}. `;
  return (
    <Box role="status" sx={{ mt: 1, fontWeight: 600 }}>
      {shown}
      Reported to the admins, {momentWords(reportedAt)}.
    </Box>
  );
}

/** Why a reply may not be from the coach, before its text; calm, and with what to do. */
export function SuspiciousNotice({ reply, hasGuardian, onChecked, onReport }: SuspiciousNoticeProps) {
  const reasons = suspicionSentences(reply);
  if (reply.isChecked) {
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 1 }}>
        {reasons.join(' ')} You checked it.
        <Reported reply={reply} />
      </Alert>
    );
  }
  const isDone = reply.reportedAt !== null && (!hasGuardian || reply.shownToGuardianAt !== null);
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <AlertTitle>This may not be the coach</AlertTitle>
      <Box component="ul" aria-label="Why" sx={{ m: 0, pl: 2.5 }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>
        {suspicionAdvice(reply.suspicions)} Look the coach up on the school’s staff page, or call the office, before you answer, pay or
        follow a link.
      </Box>
      <Reported reply={reply} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {!isDone && (
          <Button variant="contained" onClick={() => onReport(reply)}>
            {hasGuardian ? 'Show my guardian and report it' : 'Report it'}
          </Button>
        )}
        <Button color="inherit" variant="outlined" onClick={() => onChecked(reply)}>
          I checked, it is real
        </Button>
      </Box>
    </Alert>
  );
}
