import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReplyReportDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { suspicionSentences } from '@/shared/lib/suspicion';

interface ReportItemProps {
  report: ReplyReportDto;
  onHandled: () => void;
}

/** One reported reply: who, from which address, why, and how it begins. */
export function ReportItem({ report, onHandled }: ReportItemProps) {
  const { username, fromName, fromAddress, schoolName, subject, snippet, reasons, outsideDomain, reportedAt, handledAt } = report;
  const why = suspicionSentences({ suspicions: reasons, outsideDomain });
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', py: 2, overflowWrap: 'anywhere', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Typography component="h3" sx={{ fontWeight: 640 }}>
        {fromName === '' || fromName === fromAddress ? fromAddress : `${fromName} <${fromAddress}>`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        To {username}, who wrote to {schoolName}. Reported {momentWords(reportedAt)}.
      </Typography>
      {why.length > 0 && (
        <Box component="ul" aria-label="Why" sx={{ my: 1, pl: 2.5 }}>
          {why.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
      <Typography sx={{ fontWeight: 600 }}>{subject === '' ? 'No subject' : subject}</Typography>
      <Typography>{snippet === '' ? 'It has no text.' : `“${snippet}”`}</Typography>
      {handledAt === null ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1 }} aria-label={`Mark as handled: ${fromAddress}`} onClick={onHandled}>
          Mark as handled
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Handled {momentWords(handledAt)}
        </Typography>
      )}
    </Box>
  );
}
