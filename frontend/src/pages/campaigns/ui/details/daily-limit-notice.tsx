import Alert from '@mui/material/Alert';
import type { Campaign } from '@/entities/campaign';
import { deviceTime } from '@/shared/lib/dates';
import { leavesLater } from '../../model/leaves-later';

interface DailyLimitNoticeProps {
  campaign: Campaign;
}

/** How many emails wait for the daily limit, and when they leave. */
export function DailyLimitNotice({ campaign }: DailyLimitNoticeProps) {
  const later = leavesLater(campaign.waitForLimit, deviceTime());
  if (later === '') return null;
  return (
    <Alert severity="info" variant="outlined">
      You reached the daily limit for emails from our address. <strong>{later}</strong>. You do not have to do anything.
    </Alert>
  );
}
