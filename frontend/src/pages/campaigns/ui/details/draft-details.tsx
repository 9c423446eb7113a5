import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign } from '@/entities/campaign';
import { inOrder } from '@/shared/ui/in-order';
import { FlowStepper } from '../flow/flow-stepper';
import { Attachments } from '../attachments/attachments';
import { CampaignText } from './campaign-text';
import { CountOpens } from './count-opens';
import { DeleteCampaign } from './delete-campaign';

interface DraftDetailsProps {
  campaign: Campaign;
  onEdit: () => void;
  onPick: () => void;
  onDeleted: () => void;
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // On a phone the buttons stay above the bottom bar, in reach of the thumb.
  position: { xs: 'sticky', md: 'static' },
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  py: { xs: 1, md: 0 },
  bgcolor: 'background.paper',
} as const;

/** A draft: its text, and a button to pick its coaches. */
export function DraftDetails({ campaign, onEdit, onPick, onDeleted }: DraftDetailsProps) {
  return (
    <Box className={inOrder} sx={{ display: 'grid', gap: 2 }}>
      <FlowStepper current="pick" />
      <CampaignText campaign={campaign} />
      <Attachments campaignId={campaign.id} />
      <CountOpens campaign={campaign} />
      <Box sx={buttons}>
        <DeleteCampaign campaign={campaign} onDeleted={onDeleted} />
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" variant="outlined" startIcon={<Edit />} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="contained" color="ball" sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }} onClick={onPick}>
          Pick coaches
        </Button>
      </Box>
    </Box>
  );
}
