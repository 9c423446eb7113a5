import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Security, useGetSecurityQuery, useRemoveAuthenticatorAppMutation, useRenewRecoveryCodesMutation } from '@/entities/security';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Pending } from '@/shared/ui/in-order';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import { useToast } from '@/shared/ui/toast';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { type RunConfirmed, useConfirmed } from './use-confirmed';

const SetUpAppDialog = lazy(async () => ({ default: (await import('./set-up-app-dialog')).SetUpAppDialog }));

const quiet = { maxWidth: '68ch', mb: 1.5 } as const;
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } } as const;

type Asked = 'codes' | 'off' | null;

/** New recovery codes, and no app any more: both once the account's owner showed that it is them. */
function useAppChanges(run: RunConfirmed) {
  const toast = useToast();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [turnOff] = useRemoveAuthenticatorAppMutation();
  const [renew] = useRenewRecoveryCodesMutation();

  const fail = (error: unknown) =>
    toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });

  async function remove(): Promise<void> {
    const done = await run(() => turnOff());
    if (done === null) return;
    if (done.error === undefined) toast({ title: 'Two-step sign-in is off', description: 'Your password is enough again.' });
    else fail(done.error);
  }

  async function makeNew(): Promise<void> {
    const done = await run(() => renew());
    if (done?.data !== undefined) setCodes(done.data.codes);
    else if (done !== null) fail(done.error);
  }

  return { codes, remove, makeNew, onSeen: () => setCodes(null) };
}

interface AppQuestionsProps {
  asks: Asked;
  onCodes: () => void;
  onOff: () => void;
  onClose: () => void;
}

function AppQuestions({ asks, onCodes, onOff, onClose }: AppQuestionsProps) {
  return (
    <>
      <ConfirmDialog
        open={asks === 'codes'}
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        onConfirm={onCodes}
        onClose={onClose}
      >
        The codes that you have now stop working.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'off'}
        title="Turn off two-step sign-in?"
        confirmLabel="Turn off"
        destructive
        onConfirm={onOff}
        onClose={onClose}
      >
        Then anyone who knows your password can sign in. Your recovery codes stop working too.
      </ConfirmDialog>
    </>
  );
}

/** When the app is on: recovery codes, and a button to turn it off. */
function AppOn({ left, run }: { left: number; run: RunConfirmed }) {
  const [asks, setAsks] = useState<Asked>(null);
  const { codes, remove, makeNew, onSeen } = useAppChanges(run);
  const then = (change: () => Promise<void>) => () => {
    setAsks(null);
    void change();
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={quiet}>
        After your password, Recruit asks for the code that your app shows. Recovery codes left: {left} of 10.
        {left < 3 && ' Make new ones before they run out.'}
      </Typography>
      <Box sx={buttons}>
        <Button variant="outlined" color="inherit" onClick={() => setAsks('codes')}>
          New recovery codes
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAsks('off')}>
          Turn off
        </Button>
      </Box>
      <AppQuestions asks={asks} onCodes={then(makeNew)} onOff={then(remove)} onClose={() => setAsks(null)} />
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={onSeen} />}
    </>
  );
}

function AppOff({ run }: { run: RunConfirmed }) {
  const [sets, setSets] = useState(false);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={quiet}>
        After your password, Recruit can ask for a code from an app such as Google Authenticator, 1Password or Apple Passwords. A stolen
        password alone is then not enough.
      </Typography>
      <Button variant="outlined" color="inherit" sx={{ width: { xs: '100%', sm: 'auto' } }} onClick={() => setSets(true)}>
        Set up an app
      </Button>
      {sets && (
        <Suspense>
          <SetUpAppDialog run={run} onClose={() => setSets(false)} />
        </Suspense>
      )}
    </>
  );
}

function Body({ security: { hasApp, recoveryCodesLeft } }: { security: Security }) {
  const { run, dialog } = useConfirmed();
  return (
    <>
      {hasApp ? <AppOn left={recoveryCodesLeft} run={run} /> : <AppOff run={run} />}
      {dialog}
    </>
  );
}

/** The second step of a sign-in with password. If it fails to load, the passkeys card above shows the error. */
export function AuthenticatorAppCard() {
  const { data, error } = useGetSecurityQuery();
  if (data === undefined) return error === undefined ? <Pending /> : null;
  const pill = data.hasApp ? <StatusPill tone="good">On</StatusPill> : <StatusPill>Off</StatusPill>;
  return (
    <SectionCard title="Two-step sign-in" aside={pill}>
      <Body security={data} />
    </SectionCard>
  );
}
