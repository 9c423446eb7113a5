import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Campaign, rateText } from '@/entities/campaign';
import { SectionCard } from '@/shared/ui/section-card';
import { campaignFigures } from '../../model/list/campaign-figures';

interface CampaignStatsProps {
  campaign: Campaign | null;
}

/** The counts of one campaign, as the server counts them. */
export function CampaignStats({ campaign }: CampaignStatsProps) {
  if (campaign === null || campaign.totalCount === 0) {
    return (
      <SectionCard title="Campaign Stats">
        <Typography color="textSecondary">
          {campaign === null ? 'Your numbers appear here once you have a campaign.' : 'Your numbers appear here after you send.'}
        </Typography>
      </SectionCard>
    );
  }
  const replies = rateText(campaign.rates.replied, campaign.rates.counted);
  const opens = rateText(campaign.rates.opened, campaign.rates.seen);
  return (
    <SectionCard title="Campaign Stats">
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))', gap: 2, m: 0, mt: 1 }}>
        {campaignFigures(campaign).map(({ label, count }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {label}
            </Box>
            <Typography component="dd" variant="h4" sx={{ m: 0, fontSize: '1.75rem' }}>
              {count}
            </Typography>
          </Box>
        ))}
      </Box>
      {replies !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Replied: {replies}.{' '}
          {opens !== null && `Opened: ${opens} (estimated: some email apps load pictures automatically, others never do).`}
          {campaign.sentByHandCount > 0 && ' We can’t see if emails sent by hand are opened.'}
        </Typography>
      )}
    </SectionCard>
  );
}
