import Reply from '@mui/icons-material/Reply';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router';
import { type Campaign, campaignProgress, CampaignStatusPill } from '@/entities/campaign';
import { WaitingMark } from '@/features/offline';
import { countOf } from '@/shared/lib/figures';
import { StatusPill } from '@/shared/ui/status-pill';
import { campaignLine } from '../../model/list/campaign-line';
import { newReplies } from '../../model/replies/new-replies';

interface CampaignListItemProps {
  campaign: Campaign;
  /** The address of its details. */
  to: string;
  current: boolean;
  /** Replies that were not looked at yet. */
  unread: number;
}

const linkOf = (current: boolean) =>
  ({
    display: 'grid',
    gap: 0.5,
    px: { xs: 2, md: 2.5 },
    py: 1.75,
    color: 'text.primary',
    textDecoration: 'none',
    bgcolor: current ? 'brand.turfSoft' : 'transparent',
    '&:hover': { bgcolor: current ? 'brand.turfSoft' : 'brand.sunk' },
    '&:focus-visible': { outlineOffset: -3 },
  }) as const;

function Bar({ campaign, percent }: { campaign: Campaign; percent: number }) {
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={`Progress of ${campaign.name}`}
      aria-valuetext={campaignLine(campaign)}
      sx={{ mt: 0.5, height: 6 }}
    />
  );
}

/** What needs attention. */
function ToLookAt({ unread, undecided }: { unread: number; undecided: number }) {
  return (
    <>
      {unread > 0 && (
        <Box component="span">
          <StatusPill tone="good" icon={<Reply />}>
            {newReplies(unread)}
          </StatusPill>
        </Box>
      )}
      {undecided > 0 && (
        <Box component="span">
          <StatusPill tone="next">{countOf(undecided, 'needs your decision', 'need your decision')}</StatusPill>
        </Box>
      )}
    </>
  );
}

/** A campaign in the list: name, status, counts, and its bar while it is on its way. */
export function CampaignListItem({ campaign, to, current, unread }: CampaignListItemProps) {
  const { settled, total, moving, undecided } = campaignProgress(campaign);
  const percent = total === 0 ? 0 : (settled / total) * 100;
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component={Link} to={to} aria-current={current ? 'true' : undefined} sx={linkOf(current)}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 640, overflowWrap: 'anywhere' }}>
            {campaign.name}
          </Box>
          <WaitingMark kind="draft" target={campaign.id} />
          <WaitingMark kind="newDraft" target={campaign.id} />
          <CampaignStatusPill status={campaign.status} />
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.84375rem' }}>
          {campaignLine(campaign)}
        </Box>
        {campaign.status === 'active' && moving > 0 && <Bar campaign={campaign} percent={percent} />}
        <ToLookAt unread={unread} undecided={undecided} />
      </Box>
    </Box>
  );
}
