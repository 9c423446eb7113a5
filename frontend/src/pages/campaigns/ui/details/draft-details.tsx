import { useState } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Campaign, useDeleteCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { FlowStepper } from '../flow/flow-stepper';
import { CampaignText } from './campaign-text';

interface DraftDetailsProps {
  campaign: Campaign;
  onEdit: () => void;
  onPick: () => void;
  onDeleted: () => void;
}

function DeleteDraft({ campaign, onDeleted }: Pick<DraftDetailsProps, 'campaign' | 'onDeleted'>) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteCampaignMutation();

  async function confirm(): Promise<void> {
    try {
      await remove(campaign.id).unwrap();
      toast({ title: 'Campaign Deleted', description: `“${campaign.name}” is gone.` });
      onDeleted();
    } catch (error) {
      setAsking(false);
      toast({
        variant: 'destructive',
        title: 'Failed to Delete Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return (
    <>
      <Button color="inherit" startIcon={<Delete />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this draft?"
        confirmLabel="Delete campaign"
        pendingLabel="Deleting..."
        pending={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        “{campaign.name}” was not sent to anybody. Its text cannot be brought back.
      </ConfirmDialog>
    </>
  );
}

/** A campaign that is still being written: its text, and the way to its coaches. */
export function DraftDetails({ campaign, onEdit, onPick, onDeleted }: DraftDetailsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FlowStepper current="pick" />
      <CampaignText campaign={campaign} />
      <Box
        sx={{
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
        }}
      >
        <DeleteDraft campaign={campaign} onDeleted={onDeleted} />
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
