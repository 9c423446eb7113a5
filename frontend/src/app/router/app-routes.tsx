import { Suspense, useEffect } from 'react';
import { endedSession, useSession } from '@/entities/athlete';
import { Spinner } from '@/shared/ui/spinner';
import { SignedInRoutes } from './signed-in-pages';
import { SignedOutRoutes } from './signed-out-routes';

/** Which set of addresses there is depends on who is here. */
export function AppRoutes() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) endedSession.begin();
  }, [isSignedIn]);
  if (session.status === 'loading') return <Spinner fullPage />;
  if (session.status === 'signed-out') return <SignedOutRoutes />;
  return (
    <Suspense fallback={<Spinner fullPage />}>
      <SignedInRoutes user={session.user} />
    </Suspense>
  );
}
