import Alert from '@mui/material/Alert';
import { useGetDailyLimitQuery } from '@/entities/campaign';
import { countOf, countText } from '@/shared/lib/figures';
import { leavesLater } from '../../../model/leaves-later';

interface DailyLimitNoteProps {
  /** How many would be sent, without those to invented coaches. */
  emails: number;
}

/** Before a Send that exceeds the daily limit: how many are sent now, and when the others are. */
export function DailyLimitNote({ emails }: DailyLimitNoteProps) {
  const { data } = useGetDailyLimitQuery(emails, { refetchOnMountOrArgChange: true, skip: emails === 0 });
  if (data === undefined || data.most === null || data.later.length === 0) return null;
  const { most, now, later } = data;
  const atOnce = now === 0 ? '' : `${countText(now)} ${now === 1 ? 'goes out' : 'go out'} now. `;
  return (
    <Alert severity="warning" variant="outlined">
      You can send {countOf(most, 'email')} in 24 hours from our address. {atOnce}
      <strong>{leavesLater(later, new Date())}</strong>.
    </Alert>
  );
}
