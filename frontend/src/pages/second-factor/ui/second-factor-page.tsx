import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endedSession, type User, useLogoutMutation } from '@/entities/athlete';
import { AuthenticatorAppCard, PasskeysCard } from '@/features/sign-in-factors';
import { PageHeader } from '@/shared/ui/page-header';
import { useToast } from '@/shared/ui/toast';
import { ShowFactorCard } from './show-factor-card';

interface SecondFactorPageProps {
  /** What the session owes. */
  owes: Exclude<User['secondFactor'], 'none'>;
}

function SignOut() {
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

/** All that is shown to an admin who has to have a second factor, until it is set up or shown. */
export function SecondFactorPage({ owes }: SecondFactorPageProps) {
  const sets = owes === 'set_up';
  return (
    <>
      <PageHeader
        title={sets ? 'Set up a second factor' : 'Show your second factor'}
        subtitle={
          sets
            ? 'Admins of this server need one beside the password. Add a passkey or set up an app; then everything else opens.'
            : 'Admins of this server need one beside the password. You signed in with the password alone.'
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sets ? (
          <>
            <PasskeysCard />
            <AuthenticatorAppCard />
          </>
        ) : (
          <ShowFactorCard />
        )}
        <SignOut />
      </Box>
    </>
  );
}
