import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBeginAuthenticatorAppMutation, useConfirmAuthenticatorAppMutation } from '@/entities/security';
import { errorText, type NewAppDto } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { LabeledField } from '@/shared/ui/labeled-field';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { QrCode } from './qr-code';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import type { RunConfirmed } from './use-confirmed';

interface SetUpAppDialogProps {
  run: RunConfirmed;
  onClose: () => void;
}

/** In groups of four, as people type it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/gu, '$& ');

function Secret({ app: { secret, address } }: { app: NewAppDto }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
      <QrCode text={address} label="QR code for your authenticator app" />
      <Box sx={{ flex: '1 1 200px', display: 'grid', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>1. Scan this with your app</Typography>
        <Typography variant="body2" color="textSecondary">
          On this phone? <Link href={address}>Open it in your app</Link>, or type this key there:
        </Typography>
        <Typography component="code" sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
          {grouped(secret)}
        </Typography>
      </Box>
    </Box>
  );
}

/** A new secret, made when the dialog opens. */
function useNewApp(run: RunConfirmed, onClose: () => void) {
  const [begin] = useBeginAuthenticatorAppMutation();
  const [app, setApp] = useState<NewAppDto | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void run(() => begin()).then((begun) => {
      if (begun === null) onClose();
      else if (begun.data !== undefined) setApp(begun.data);
      else setFailure(errorText(begun.error, 'The app could not be set up. Please try again.'));
    });
  }, [begin, run, onClose]);
  return { app, failure };
}

/** Until there is a secret. */
function Beginning({ failure, onClose }: { failure: string | null; onClose: () => void }) {
  const close = (
    <Button color="inherit" variant="outlined" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <ResponsiveDialog open title="Set up an app" onClose={onClose} actions={close}>
      {failure === null ? <SkeletonList rows={2} rowHeight={90} label="Making a key" /> : <Typography role="alert">{failure}</Typography>}
    </ResponsiveDialog>
  );
}

/** Scan, enter a code, keep the recovery codes. */
export function SetUpAppDialog({ run, onClose }: SetUpAppDialogProps) {
  const { app, failure } = useNewApp(run, onClose);
  const [confirm, confirming] = useConfirmAuthenticatorAppMutation();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  if (confirming.data !== undefined) return <RecoveryCodesDialog codes={confirming.data.codes} onClose={onClose} />;
  if (app === null) return <Beginning failure={failure} onClose={onClose} />;

  async function submit(): Promise<void> {
    if (code.trim() === '') return setWrong('Enter the code.');
    const { error } = await confirm({ code });
    if (error !== undefined) setWrong(errorText(error, 'The app could not be set up. Please try again.'));
  }

  return (
    <FormDialog
      title="Set up an app"
      submitLabel="Turn on"
      pendingLabel="Checking..."
      pending={confirming.isLoading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Secret app={app} />
        <Box sx={{ maxWidth: 320 }}>
          <LabeledField
            label="2. Enter the code that it shows"
            name="code"
            autoComplete="one-time-code"
            value={code}
            error={wrong}
            hint="Six digits. They change every 30 seconds."
            inputProps={{ inputMode: 'numeric', maxLength: 12 }}
            onChange={(event) => setCode(event.target.value)}
          />
        </Box>
      </Box>
    </FormDialog>
  );
}
