import Box from '@mui/material/Box';
import { type Campaign, campaignProgress } from '@/entities/campaign';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { spokenProgress } from '../../model/spoken-progress';
import { Spoken } from '@/shared/ui/spoken';

interface SendProgressProps {
  campaign: Campaign;
}

function label({ isKeeping, sendingCount: sending }: Campaign, moving: number): string {
  if (isKeeping) return 'Keeping, not delivered';
  if (moving === 0) return 'Waiting for your decision';
  return sending > 0 ? 'Sending' : 'On the way';
}

/** How far the send is: drawn at each mail, spoken at each quarter. */
export function SendProgress({ campaign }: SendProgressProps) {
  const { settled, total, moving } = campaignProgress(campaign);
  return (
    <Box sx={{ position: 'relative' }}>
      <ProgressBar
        label={label(campaign, moving)}
        value={settled}
        max={total}
        detail={`${settled} of ${total}`}
      />
      <Spoken live>{spokenProgress(settled, total, campaign.isKeeping)}</Spoken>
    </Box>
  );
}
