import Box from '@mui/material/Box';
import type { CampaignEmail } from '@/entities/campaign';
import { clockTime } from '../../model/details/clock-time';

interface MailTimesProps {
  email: CampaignEmail;
  now: Date;
}

/** When an email was kept, sent, opened and answered. */
export function MailTimes({ email, now }: MailTimesProps) {
  const times = [
    ['Kept', email.status === 'kept' ? email.keptAt : null],
    ['Sent', email.sentAt],
    ['Opened', email.openedAt],
    ['Replied', email.repliedAt],
  ] as const;
  return times.map(([label, iso]) =>
    iso === null ? null : (
      <Box key={label} component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
        {label} <time dateTime={iso}>{clockTime(iso, now)}</time>
      </Box>
    ),
  );
}
