import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCancelEmailChangeMutation, useGetEmailChangeMailQuery, useSendEmailChangeAgainMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

interface PendingEmailProps {
  email: string;
  oldEmail: string;
}

function words(email: string, oldEmail: string, sendsEmail: boolean): string {
  if (sendsEmail) return `We sent a link to ${email}. It works for 24 hours. Until you open it, we use ${oldEmail}.`;
  return `This server cannot send email. Ask the person who runs it to confirm ${email}: they do it with “npm run user -- confirm-email” and your username. Until then we use ${oldEmail}.`;
}

/** Reports the result. */
function useRun() {
  const toast = useToast();
  return async (work: Promise<{ error?: unknown }>, done: string): Promise<void> => {
    const { error } = await work;
    if (error === undefined) toast({ title: done });
    else toast({ title: 'That did not work', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  };
}

/** A new address that waits for its link. */
export function PendingEmail({ email, oldEmail }: PendingEmailProps) {
  const run = useRun();
  const { data: server } = useGetEmailChangeMailQuery();
  const [again, sending] = useSendEmailChangeAgainMutation();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const sendsEmail = server?.sendsEmail ?? true;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>Confirm your new email</AlertTitle>
      <span role="status">{words(email, oldEmail, sendsEmail)}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {sendsEmail && (
          <Button variant="contained" disabled={sending.isLoading} onClick={() => void run(again(), 'Link sent again')}>
            Send link again
          </Button>
        )}
        <Button
          color="inherit"
          variant="outlined"
          disabled={cancelling.isLoading}
          onClick={() => void run(cancel(), 'Your old address stays')}
        >
          Keep old address
        </Button>
      </Box>
    </Alert>
  );
}
