import Box from '@mui/material/Box';
import { type Campaign, TemplateText } from '@/entities/campaign';

interface CampaignTextProps {
  campaign: Campaign;
}

/** Subject and text as the athlete wrote them, placeholders marked. */
export function CampaignText({ campaign }: CampaignTextProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Subject
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          <TemplateText text={campaign.subject} />
        </Box>
      </Box>
      <Box sx={{ px: 2, py: 2, maxHeight: 420, overflowY: 'auto' }} tabIndex={0} role="region" aria-label="Email text">
        <TemplateText text={campaign.template} />
      </Box>
    </Box>
  );
}
