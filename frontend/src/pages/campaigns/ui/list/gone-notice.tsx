import Alert from '@mui/material/Alert';
import { type Campaign, useGetCampaignsQuery } from '@/entities/campaign';

interface GoneNoticeProps {
  campaigns: readonly Campaign[] | undefined;
  /** The campaign that the address names. */
  campaignId: string | null;
}

/** Shown when a link names a campaign that was deleted, or that belongs to somebody else; nothing while the list is loading. */
export function GoneNotice({ campaigns, campaignId }: GoneNoticeProps) {
  const { isFetching } = useGetCampaignsQuery();
  if (campaignId === null || campaigns === undefined || isFetching || campaigns.some(({ id }) => id === campaignId)) return null;
  return (
    <Alert severity="info" variant="outlined" role="status" sx={{ mb: 2 }}>
      There is no campaign at this address. It may have been deleted. {campaigns.length > 0 && 'Your campaigns are below.'}
    </Alert>
  );
}
