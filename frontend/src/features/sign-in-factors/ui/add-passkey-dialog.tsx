import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAddPasskeyMutation, useAskForPasskeyMutation } from '@/entities/security';
import { errorText } from '@/shared/api';
import { makePasskey } from '@/shared/lib/passkeys';
import { FormDialog } from '@/shared/ui/form-dialog';
import { useToast } from '@/shared/ui/toast';
import { deviceWord } from '../model/device-word';
import { PasskeyName } from './passkey-name';
import type { RunConfirmed } from './use-confirmed';

interface AddPasskeyDialogProps {
  run: RunConfirmed;
  onClose: () => void;
}

const sorry = 'The passkey was not added. Please try again.';

/** The name, then the device's own question, then the list has it. */
export function AddPasskeyDialog({ run, onClose }: AddPasskeyDialogProps) {
  const toast = useToast();
  const [name, setName] = useState(() => deviceWord(navigator.userAgent));
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [ask] = useAskForPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const isEmpty = name.trim() === '';

  /** Why it was not added; null when it was, undefined when that was cancelled. */
  async function make(): Promise<string | null | undefined> {
    const asked = await run(() => ask());
    if (asked === null) return undefined;
    if (asked.data === undefined) return errorText(asked.error, sorry);
    const made = await makePasskey(asked.data.options);
    if ('failure' in made) return made.failure;
    const { error } = await add({ name: name.trim(), passkey: made.answer });
    return error === undefined ? null : errorText(error, sorry);
  }

  async function submit(): Promise<void> {
    setIsChecked(true);
    if (isEmpty) return;
    setFailure(null);
    setPending(true);
    const why = await make().finally(() => setPending(false));
    if (why !== null) return setFailure(why ?? null);
    toast({ title: 'Passkey added', description: 'Next time, press “Sign in with a passkey”.' });
    onClose();
  }

  return (
    <FormDialog
      title="Add a passkey"
      maxWidth="xs"
      submitLabel="Continue"
      pendingLabel="Waiting for your device..."
      pending={pending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          Your device asks for your face, finger or screen lock next. Recruit never sees them. Add one only on a device of your own.
        </Typography>
        <PasskeyName value={name} error={isChecked && isEmpty ? 'Give the passkey a name.' : undefined} onChange={setName} />
      </Box>
    </FormDialog>
  );
}
