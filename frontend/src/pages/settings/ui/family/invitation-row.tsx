import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCancelGuardianInvitationMutation } from '@/entities/family';
import { errorText, type InvitationDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { useToast } from '@/shared/ui/toast';

interface InvitationRowProps {
  invitation: InvitationDto;
  onCanceled: () => void;
}

function useCancel({ invitation: { id }, onCanceled }: InvitationRowProps) {
  const toast = useToast();
  const [cancel, { isLoading }] = useCancelGuardianInvitationMutation();

  async function press(): Promise<void> {
    const { error } = await cancel(id);
    if (error !== undefined) {
      toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
      return;
    }
    onCanceled();
    toast({ title: 'Invitation canceled', description: 'Its link no longer works.' });
  }

  return { press, isLoading };
}

/** An invitation that was not accepted yet. */
export function InvitationRow(props: InvitationRowProps) {
  const { address, mailed, expiresAt } = props.invitation;
  const { press, isLoading } = useCancel(props);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5, listStyle: 'none' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{address}</Typography>
        <Typography variant="body2" color="textSecondary">
          {mailed ? 'Invited by email' : 'Invited with a link that you share'}, good until {dayWords(expiresAt)}
        </Typography>
      </Box>
      <Button
        color="inherit"
        variant="outlined"
        disabled={isLoading}
        aria-label={`Cancel the invitation of ${address}`}
        onClick={() => void press()}
      >
        Cancel
      </Button>
    </Box>
  );
}
