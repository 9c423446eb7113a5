import Box from '@mui/material/Box';
import { type Campaign, type CampaignProgress, campaignProgress } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { leavesLater } from '../../model/leaves-later';
import { spokenProgress } from '../../model/details/spoken-progress';
import { waitingForLimit } from '../../model/waiting-for-limit';
import { Spoken } from '@/shared/ui/spoken';

interface SendProgressProps {
  campaign: Campaign;
}

/** '' when the campaign is held up by something other than the daily limit. */
function untilWhen(campaign: Campaign, moving: number): string {
  const limited = waitingForLimit(campaign);
  return limited > 0 && limited === moving ? leavesLater(campaign.waitForLimit, new Date()) : '';
}

function label(campaign: Campaign, { moving, undecided, held }: CampaignProgress): string {
  const { isKeeping, sendingCount: sending } = campaign;
  if (isKeeping) return 'Keeping, not delivered';
  const later = untilWhen(campaign, moving);
  if (later !== '') return later;
  if (moving === 0 && undecided === 0 && held > 0) return 'Waiting for your guardian';
  if (moving === 0) return 'Waiting for your decision';
  return sending > 0 ? 'Sending' : 'On the way';
}

/** Progress of the send: shown for each email, announced at each quarter. */
export function SendProgress({ campaign }: SendProgressProps) {
  const progress = campaignProgress(campaign);
  const { settled, total, moving, held } = progress;
  const later = untilWhen(campaign, moving);
  const said =
    held > 0 && moving === 0
      ? `${countOf(held, 'email')} wait${held === 1 ? 's' : ''} for your guardian.`
      : spokenProgress(settled, total, campaign.isKeeping);
  return (
    <Box sx={{ position: 'relative' }}>
      <ProgressBar label={label(campaign, progress)} value={settled} max={total} detail={`${settled} of ${total}`} />
      <Spoken live>{later === '' ? said : `${later}.`}</Spoken>
    </Box>
  );
}
