import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type DailyLimit, useGetDailyLimitQuery } from '@/entities/campaign';
import { deviceTime } from '@/shared/lib/dates';
import { countOf, countText } from '@/shared/lib/figures';
import { lastEmailText } from '../../../model/flow/last-email-text';
import { leavesLater } from '../../../model/leaves-later';

interface DailyLimitNoteProps {
  /** How many would be sent, without those to invented coaches. */
  emails: number;
  /** Says when the last one is sent, too: nothing else was chosen. */
  withLast?: boolean;
}

/** Before a Send: when the last email is sent, and what the daily limit delays. */
export function DailyLimitNote({ emails, withLast = false }: DailyLimitNoteProps) {
  const { data } = useGetDailyLimitQuery(emails, { refetchOnMountOrArgChange: true, skip: emails === 0 });
  if (data === undefined) return null;
  return (
    <>
      {withLast && data.lastAt !== null && (
        <Typography color="textSecondary">{lastEmailText(data.lastAt, emails, deviceTime())}</Typography>
      )}
      <BeyondLimit limit={data} />
    </>
  );
}

function BeyondLimit({ limit: { most, now, later } }: { limit: DailyLimit }) {
  if (most === null || later.length === 0) return null;
  const atOnce = now === 0 ? '' : `${countText(now)} ${now === 1 ? 'goes out' : 'go out'} now. `;
  return (
    <Alert severity="warning" variant="outlined">
      You can send {countOf(most, 'email')} in 24 hours from our address. {atOnce}
      <strong>{leavesLater(later, deviceTime())}</strong>.
    </Alert>
  );
}
