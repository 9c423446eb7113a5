import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@/shared/ui/section-card';
import { DeleteAccountDialog } from './delete-account-dialog';

/** Deletes the account, after showing what will be deleted. */
export function DeleteAccountCard() {
  const [asks, setAsks] = useState(false);
  return (
    <SectionCard title="Delete my account">
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
        Deletes all your data on this server and cancels waiting emails. You see what will be deleted before you decide.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        Delete my account
      </Button>
      {asks && <DeleteAccountDialog onClose={() => setAsks(false)} />}
    </SectionCard>
  );
}
