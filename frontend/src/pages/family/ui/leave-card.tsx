import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { useLeaveFamilyMutation } from '@/entities/family';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';

/** Ends it. The athlete reads who left. */
export function LeaveCard({ athleteId, athleteName }: { athleteId: string; athleteName: string }) {
  const toast = useToast();
  const navigate = useNavigate();
  const [leave, { isLoading }] = useLeaveFamilyMutation();
  const [asks, setAsks] = useState(false);

  async function end(): Promise<void> {
    setAsks(false);
    const { error } = await leave(athleteId);
    if (error !== undefined) {
      toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
      return;
    }
    toast({ title: `You are no longer ${athleteName}’s guardian` });
    await navigate(paths.home);
  }

  return (
    <SectionCard title="Leave">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        You will no longer see what {athleteName} sends or decide on emails.
      </Typography>
      <Button variant="outlined" color="error" disabled={isLoading} onClick={() => setAsks(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Stop being ${athleteName}’s guardian?`}
        confirmLabel="Leave"
        destructive
        onConfirm={() => void end()}
        onClose={() => setAsks(false)}
      >
        If nobody else is {athleteName}’s guardian, emails that wait for approval are not sent, and later ones are sent when {athleteName}{' '}
        sends them. Only {athleteName} can invite you again.
      </ConfirmDialog>
    </SectionCard>
  );
}
