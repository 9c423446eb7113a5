import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Campaign, CampaignStatusPill } from '@/entities/campaign';
import { deviceTime } from '@/shared/lib/dates';
import { SectionCard } from '@/shared/ui/section-card';
import { clockTime } from '../../model/details/clock-time';
import type { PageAddress } from '../../model/page-address';
import type { NewReplies } from '../replies/use-new-replies';
import type { GoTo } from '../use-page-address';
import { DraftDetails } from './draft-details';
import { FollowUpsSection } from '../follow-ups/follow-ups-section';
import { SentDetails } from './sent-details';

interface CampaignDetailsProps {
  campaign: Campaign | null;
  address: PageAddress;
  goTo: GoTo;
  onEdit: () => void;
  replies: NewReplies;
}

/** The chosen campaign: a draft to go on with, or what became of it. */
export function CampaignDetails({ campaign, address, goTo, onEdit, replies }: CampaignDetailsProps) {
  if (campaign === null) {
    return (
      <SectionCard title="Campaign Details">
        <Typography color="textSecondary">Create a campaign, or choose one to see its text and its emails.</Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Campaign Details" aside={<CampaignStatusPill status={campaign.status} />}>
      <Box sx={{ mb: 2 }}>
        <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {campaign.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Created {clockTime(campaign.createdAt, deviceTime())}
        </Typography>
      </Box>
      {campaign.status === 'draft' ? (
        <DraftDetails
          campaign={campaign}
          onEdit={onEdit}
          onPick={() => goTo({ campaignId: campaign.id, step: 'pick' }, 'push')}
          onDeleted={() => goTo({ campaignId: null })}
        />
      ) : (
        <SentDetails key={campaign.id} campaign={campaign} address={address} goTo={goTo} replies={replies} />
      )}
      <Box sx={{ mt: 3 }}>
        <FollowUpsSection key={campaign.id} campaign={campaign} goTo={goTo} />
      </Box>
    </SectionCard>
  );
}
