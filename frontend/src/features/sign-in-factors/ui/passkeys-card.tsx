import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Security, useGetSecurityQuery } from '@/entities/security';
import { hasPasskeys } from '@/shared/lib/passkeys';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PasskeyRow } from './passkey-row';
import { useConfirmed } from './use-confirmed';

const quiet = { maxWidth: '68ch' } as const;

function Passkeys({ security: { passkeys, mostPasskeys } }: { security: Security }) {
  const [adds, setAdds] = useState(false);
  const { run, dialog } = useConfirmed();
  const isFull = passkeys.length >= mostPasskeys;
  return (
    <>
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} run={run} />
          ))}
        </Box>
      )}
      {!hasPasskeys() && (
        <Typography variant="body2" color="textSecondary" sx={quiet}>
          This browser can’t use passkeys here. Open Recruit in another browser, at an address that begins with https.
        </Typography>
      )}
      {hasPasskeys() && isFull && (
        <Typography variant="body2" color="textSecondary" sx={quiet}>
          You have {mostPasskeys} passkeys. Remove one to add another.
        </Typography>
      )}
      {hasPasskeys() && !isFull && (
        <Button
          variant="contained"
          startIcon={<Add />}
          sx={{ mt: passkeys.length > 0 ? 1.5 : 0, width: { xs: '100%', sm: 'auto' } }}
          onClick={() => setAdds(true)}
        >
          Add passkey
        </Button>
      )}
      {adds && <AddPasskeyDialog run={run} onClose={() => setAdds(false)} />}
      {dialog}
    </>
  );
}

/** Keys on devices that sign in without a password. */
export function PasskeysCard() {
  const { data, error, refetch } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="Passkeys">
      <Typography variant="body2" color="textSecondary" sx={{ ...quiet, mb: 1.5 }}>
        Sign in with your face, finger or screen lock. No password to remember. Your password still works.
      </Typography>
      {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={56} label="Loading your passkeys" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your passkeys could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Passkeys security={data} />}
    </SectionCard>
  );
}
