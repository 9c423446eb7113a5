import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { AuthenticatorAppCard, PasskeysCard } from '@/features/sign-in-factors';
import { SignOutButton } from '@/features/sign-out';
import { PageHeader } from '@/shared/ui/page-header';
import { ShowFactorCard } from './show-factor-card';

interface SecondFactorPageProps {
  /** What the session owes. */
  owes: Exclude<User['secondFactor'], 'none'>;
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
            ? 'Admins of this server need a second factor besides the password. Add a passkey or set up an app to continue.'
            : 'Admins of this server need a second factor besides the password. You signed in with only the password.'
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
        <SignOutButton />
      </Box>
    </>
  );
}
