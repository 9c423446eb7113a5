import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { byHandText, CampaignStatusPill, rateText } from '@/entities/campaign';
import type { CampaignPerformanceDto } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink, LinkButton } from '@/shared/ui/app-link';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SectionCard } from '@/shared/ui/section-card';
import { bouncedText } from '../model/bounced-text';
import { NothingHere } from './nothing-here';

interface CampaignPerformanceProps {
  campaigns: CampaignPerformanceDto[];
  /** All campaigns of the range; only the newest are shown. */
  count: number;
  inWords: string;
}

function CampaignRow({ campaign }: { campaign: CampaignPerformanceDto }) {
  const { id, name, status, sentCount, sentByHandCount, openCount, replyCount, rates } = campaign;
  const left = [byHandText(sentByHandCount), bouncedText(sentCount - rates.counted)].filter((one) => one !== null);
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography component="h3" sx={{ flex: 1, minWidth: 0, fontWeight: 640, overflowWrap: 'anywhere' }}>
          <AppLink to={`${paths.campaigns}?campaign=${id}`} color="inherit">
            {name}
          </AppLink>
        </Typography>
        <CampaignStatusPill status={status} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {sentCount} sent{left.length === 0 ? '' : ` (${left.join(', ')})`} · {replyCount} replied · {openCount} opened (estimated)
      </Typography>
      <ProgressBar label="Open rate (estimated)" value={rates.opened} max={rates.seen} detail={rateText(rates.opened, rates.seen) ?? '–'} />
    </Box>
  );
}

/** The newest campaigns of the range and the results of their emails. */
export function CampaignPerformance({ campaigns, count, inWords }: CampaignPerformanceProps) {
  return (
    <SectionCard title="Campaign Performance">
      {campaigns.length === 0 ? (
        <NothingHere
          title="No Campaign Data"
          action={
            <LinkButton to={paths.campaigns} variant="contained">
              Email Campaigns
            </LinkButton>
          }
        >
          No campaigns made or sent {inWords}.
        </NothingHere>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            Emails sent {inWords}, and what happened to them since. Rates leave out emails that bounced.
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {campaigns.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </Box>
          {count > campaigns.length && <AppLink to={paths.campaigns}>All {count} campaigns</AppLink>}
        </>
      )}
    </SectionCard>
  );
}
