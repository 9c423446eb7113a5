import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEndGuardianMutation } from '@/entities/family';
import { errorText, type GuardianDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { StatusPill } from '@/shared/ui/status-pill';
import { useToast } from '@/shared/ui/toast';

interface GuardianRowProps {
  guardian: GuardianDto;
  /** From 18 on the athlete ends it alone. */
  mayEnd: boolean;
}

/** One guardian of the athlete. */
export function GuardianRow({ guardian: { id, name, email, since, mailed }, mayEnd }: GuardianRowProps) {
  const toast = useToast();
  const [end, { isLoading }] = useEndGuardianMutation();
  const [asks, setAsks] = useState(false);

  async function confirm(): Promise<void> {
    setAsks(false);
    const { error } = await end(id);
    if (error === undefined) toast({ title: `${name} is no longer your guardian` });
    else toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5, listStyle: 'none' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email} · since {dayWords(since)}
        </Typography>
      </Box>
      {!mailed && <StatusPill>Joined with a shared link: not verified</StatusPill>}
      {mayEnd && (
        <Button
          color="inherit"
          variant="outlined"
          disabled={isLoading}
          aria-label={`Remove ${name} as your guardian`}
          onClick={() => setAsks(true)}
        >
          Remove
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={`Remove ${name} as your guardian?`}
        confirmLabel="Remove"
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      >
        {name} no longer sees what you send. Without another guardian, emails that wait for approval are not sent.
      </ConfirmDialog>
    </Box>
  );
}
