import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Coach, useRemoveContactMutation } from '@/entities/school';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { SuggestContactButton } from './corrections/suggest-contact-button';

interface ContactButtonsProps {
  coach: Coach;
  /** Already proposed for the shared directory. */
  suggested: boolean;
  onEdit: () => void;
}

/** What an athlete can do with a contact of their own. */
export function ContactButtons({ coach, suggested, onEdit }: ContactButtonsProps) {
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveContactMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await remove(coach.id).unwrap();
    } catch (error) {
      const description = errorText(error, 'The contact could not be removed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    setAsking(false);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!suggested && <SuggestContactButton coach={coach} />}
      <Button size="small" color="inherit" variant="outlined" aria-label={`Edit ${coach.name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" color="error" variant="outlined" aria-label={`Remove ${coach.name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove contact"
        confirmLabel="Remove contact"
        pendingLabel="Removing..."
        pending={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {coach.name} disappears from your list. Emails you already sent stay in your campaigns.
      </ConfirmDialog>
    </Box>
  );
}
