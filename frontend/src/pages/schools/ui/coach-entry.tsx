import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Coach, useChangeContactMutation, useRemoveContactMutation } from '@/entities/school';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { CoachLines } from './coach-lines';
import { ContactForm } from './contact-form';

interface CoachEntryProps {
  coach: Coach;
}

/** One coach; those the athlete added can be changed and removed. */
export function CoachEntry({ coach }: CoachEntryProps) {
  const [editing, setEditing] = useState(false);
  const [change] = useChangeContactMutation();

  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      {editing ? (
        <ContactForm
          heading={`Edit ${coach.name}`}
          submitLabel="Save contact"
          start={{ name: coach.name, title: coach.title, email: coach.email ?? '' }}
          onSubmit={async (draft) => {
            await change({ id: coach.id, changeContactDto: draft }).unwrap();
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <CoachLines coach={coach} />
          {coach.addedByYou && <ContactButtons coach={coach} onEdit={() => setEditing(true)} />}
        </Box>
      )}
    </Box>
  );
}

function ContactButtons({ coach, onEdit }: CoachEntryProps & { onEdit: () => void }) {
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
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" color="inherit" variant="outlined" aria-label={`Edit ${coach.name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="small"
        color="error"
        variant="outlined"
        aria-label={`Remove ${coach.name}`}
        onClick={() => setAsking(true)}
      >
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
        {coach.name} disappears from your list. Mails you already sent stay in your campaigns.
      </ConfirmDialog>
    </Box>
  );
}
