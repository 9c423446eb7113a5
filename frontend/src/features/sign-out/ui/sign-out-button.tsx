import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endedSession, useLogoutMutation } from '@/entities/athlete';
import { useToast } from '@/shared/ui/toast';

/** The way out of a page that stands alone, without the sidebar. */
export function SignOutButton() {
  const [logout, { isLoading }] = useLogoutMutation();
  const toast = useToast();

  async function signOut(): Promise<void> {
    try {
      await logout().unwrap();
      endedSession.forget();
      window.location.reload();
    } catch {
      toast({ title: 'Sign Out Failed', description: 'You are still signed in. Please try again.', variant: 'destructive' });
    }
  }

  return (
    <Box>
      <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </Box>
  );
}
