import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type OpenSession, useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { StatusPill } from '@/shared/ui/status-pill';
import { useToast } from '@/shared/ui/toast';

function usedWords({ lastUsedAt, signedInAt }: OpenSession): string {
  const at = lastUsedAt ?? signedInAt;
  return at === null ? 'Time of last use unknown' : `Last used ${momentWords(at)}`;
}

function Device({ session, pending, onEnd }: { session: OpenSession; pending: boolean; onEnd: () => void }) {
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5, listStyle: 'none' },
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{session.device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {usedWords(session)}
        </Typography>
      </Box>
      {session.isCurrent ? (
        <StatusPill tone="good">This device</StatusPill>
      ) : (
        <Button color="inherit" variant="outlined" disabled={pending} aria-label={`Sign out ${session.device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </Box>
  );
}

/** Reports the result of a sign-out. */
function useSignOut() {
  const toast = useToast();
  return async (work: Promise<{ error?: unknown }>, done: string): Promise<void> => {
    const { error: failure } = await work;
    if (failure === undefined) toast({ title: done });
    else toast({ title: 'Sign-out failed', description: errorText(failure, 'Please try again.'), variant: 'destructive' });
  };
}

function Devices({ sessions }: { sessions: readonly OpenSession[] }) {
  const signOut = useSignOut();
  const [end, { isLoading }] = useEndSessionMutation();
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {sessions.map((session) => (
        <Device
          key={session.id}
          session={session}
          pending={isLoading}
          onEnd={() => void signOut(end(session.id), `${session.device} signed out`)}
        />
      ))}
    </Box>
  );
}

function AllOthers({ count }: { count: number }) {
  const signOut = useSignOut();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      {count > 1 && (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setAsks(true)}>
          Sign out all {count} others
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title="Sign out every other device?"
        confirmLabel="Sign out others"
        pending={isLoading}
        onClose={() => setAsks(false)}
        onConfirm={() => void signOut(endOthers(), 'Every other device signed out').then(() => setAsks(false))}
      >
        They need your password to sign in again. Nothing that was saved is lost.
      </ConfirmDialog>
    </>
  );
}

/** The devices that are signed in, with a button to sign out each. */
export function DevicesCard() {
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="Devices">
      {data === undefined && error === undefined && <SkeletonList rows={2} rowHeight={56} label="Loading your devices" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your devices could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Devices sessions={data} />}
      <AllOthers count={data?.filter(({ isCurrent }) => !isCurrent).length ?? 0} />
    </SectionCard>
  );
}
