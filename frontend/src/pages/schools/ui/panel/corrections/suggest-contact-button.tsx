import { useState } from 'react';
import Button from '@mui/material/Button';
import { type Coach, useProposeCorrectionMutation } from '@/entities/school';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

/** Proposes a contact of the athlete's own for the shared directory. */
export function SuggestContactButton({ coach }: { coach: Coach }) {
  const [asking, setAsking] = useState(false);
  const [propose, { isLoading }] = useProposeCorrectionMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    const { error } = await propose({ contactId: coach.id });
    setAsking(false);
    if (error === undefined) return;
    const description = errorText(error, 'The contact could not be suggested. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
  }

  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={`Suggest for everyone: ${coach.name}`}
        onClick={() => setAsking(true)}
      >
        Suggest for everyone
      </Button>
      <ConfirmDialog
        open={asking}
        title="Suggest contact"
        confirmLabel="Suggest contact"
        pendingLabel="Sending..."
        pending={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        An admin sees the name, title and address of {coach.name}. If they accept it, every athlete sees the contact. Yours does not change.
      </ConfirmDialog>
    </>
  );
}
