import { useState } from 'react';
import { useRenamePasskeyMutation } from '@/entities/security';
import { errorText } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { PasskeyName } from './passkey-name';

interface RenamePasskeyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({ id, name, onClose }: RenamePasskeyDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isChecked, setIsChecked] = useState(false);
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
  const isEmpty = typed.trim() === '';

  async function save(): Promise<void> {
    setIsChecked(true);
    if (isEmpty) return;
    const done = await rename({ id, renamePasskeyRequest: { name: typed.trim() } });
    if (done.error === undefined) onClose();
  }

  return (
    <FormDialog
      title="Rename passkey"
      maxWidth="xs"
      submitLabel="Save name"
      pending={isLoading}
      failure={error === undefined ? null : errorText(error, 'The name could not be saved. Please try again.')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PasskeyName value={typed} error={isChecked && isEmpty ? 'Give the passkey a name.' : undefined} onChange={setTyped} />
    </FormDialog>
  );
}
