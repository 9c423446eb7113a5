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

/** Asks, lets the device answer and stores: why it was not added; null when it was, undefined when that was cancelled. */
function useMakePasskey(run: RunConfirmed) {
  const [ask] = useAskForPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  return async (name: string): Promise<string | null | undefined> => {
    const asked = await run(() => ask());
    if (asked === null) return undefined;
    if (asked.data === undefined) return errorText(asked.error, sorry);
    const made = await makePasskey(asked.data.options);
    if ('failure' in made) return made.failure;
    const { error } = await add({ name, passkey: made.answer });
    return error === undefined ? null : errorText(error, sorry);
  };
}

function useAddPasskey({ run, onClose }: AddPasskeyDialogProps) {
  const toast = useToast();
  const make = useMakePasskey(run);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function addPasskey(name: string): Promise<void> {
    setFailure(null);
    setPending(true);
    const why = await make(name).finally(() => setPending(false));
    if (why !== null) return setFailure(why ?? null);
    toast({ title: 'Passkey added', description: 'Next time, press “Sign in with a passkey”.' });
    onClose();
  }

  return { failure, pending, addPasskey };
}

/** The name, then the device's own question, then the list has it. */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const [name, setName] = useState(() => deviceWord(navigator.userAgent));
  const [isChecked, setIsChecked] = useState(false);
  const { failure, pending, addPasskey } = useAddPasskey(props);
  const isEmpty = name.trim() === '';

  function submit(): void {
    setIsChecked(true);
    if (!isEmpty) void addPasskey(name.trim());
  }

  return (
    <FormDialog
      title="Add a passkey"
      maxWidth="xs"
      submitLabel="Continue"
      pendingLabel="Waiting for your device..."
      pending={pending}
      failure={failure}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          Next, your device asks for your face, fingerprint or screen lock. Recruit never sees these. Add a passkey only on your own device.
        </Typography>
        <PasskeyName value={name} error={isChecked && isEmpty ? 'Give the passkey a name.' : undefined} onChange={setName} />
      </Box>
    </FormDialog>
  );
}
