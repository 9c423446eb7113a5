import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '@/shared/ui/toast';
import { useSignOut } from '../model/use-sign-out';
import { UnsentQuestion } from './unsent-question';

/** Signs out from a page that has no sidebar. */
export function SignOutButton() {
  const toast = useToast();
  const { isLoading, unsent, start, go, stay } = useSignOut(() =>
    toast({ title: 'Sign Out Failed', description: 'You are still signed in. Please try again.', variant: 'destructive' }),
  );
  return (
    <Box>
      <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void start()}>
        Sign Out
      </Button>
      <UnsentQuestion unsent={unsent} onStay={stay} onSignOut={() => void go()} />
    </Box>
  );
}
