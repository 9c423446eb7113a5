import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStopFamilyDeletionMutation } from '@/entities/family';
import { errorText } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { useToast } from '@/shared/ui/toast';

interface DeletionNoticeProps {
  deletedAt: string;
  /** From 18 on the athlete decides alone. */
  canStop: boolean;
}

/** A guardian has the account deleted: when, who can stop it, and where the data can be taken along. */
export function DeletionNotice({ deletedAt, canStop }: DeletionNoticeProps) {
  const [stop, { isLoading }] = useStopFamilyDeletionMutation();
  const toast = useToast();

  async function end(): Promise<void> {
    const { error } = await stop();
    if (error === undefined) toast({ title: 'Your account stays' });
    else toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }

  return (
    <Alert severity="error" variant="outlined">
      Your guardian started the deletion of your account. It will be deleted for good on {dayWords(deletedAt)}.{' '}
      {canStop ? 'You are 18 or older, so you can stop it.' : 'Each of your guardians can stop it until then. Talk to them.'}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {canStop && (
          <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void end()}>
            Keep my account
          </Button>
        )}
        <LinkButton to={paths.settingsAt('privacy')} variant="outlined" color="inherit">
          Take a copy of your data
        </LinkButton>
      </Box>
    </Alert>
  );
}
