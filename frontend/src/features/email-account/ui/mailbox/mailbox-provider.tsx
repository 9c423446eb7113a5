import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MailboxPresetsView } from '@/shared/api';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { emptyForm } from '../../model/mailbox/mailbox-form';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { MailboxSignIn } from './mailbox-sign-in';

interface MailboxProviderProps {
  address: string;
  found: MailboxPresetsView;
  signIn: SignIn;
  onChangeAddress: () => void;
}

/** Step 2: the provider that the address belongs to, which can be corrected, and the password. */
export function MailboxProvider({ address, found: { chosen, presets }, signIn, onChangeAddress }: MailboxProviderProps) {
  const [provider, setProvider] = useState(chosen.provider);
  const preset = presets.find((candidate) => candidate.provider === provider) ?? chosen;

  function choose(id: string): void {
    setProvider(id);
    signIn.reset();
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="strong" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {address}
        </Box>
        <Button size="small" color="inherit" variant="outlined" onClick={onChangeAddress} sx={{ minHeight: { xs: 44, md: 36 } }}>
          Change address
        </Button>
      </Box>
      <LabeledSelect
        label="Provider"
        value={provider}
        options={presets.map(({ provider: value, name: label }) => ({ value, label }))}
        onChange={choose}
      />
      <MailboxSignIn
        key={provider}
        address={address}
        preset={preset}
        start={emptyForm(preset)}
        submitLabel="Connect mailbox"
        signIn={signIn}
      />
    </>
  );
}
