import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { MailboxPreset } from '@/entities/athlete';
import { applyServerErrors } from '@/shared/ui/form-field';
import { type MailboxForm, mailboxFields, requestOf } from '../../model/mailbox/mailbox-form';
import { passwordHelp } from '../../model/mailbox/password-help';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { InnerForm } from './inner-form';
import { MicrosoftSignIn } from './microsoft-sign-in';
import { PasswordField } from './password-field';
import { ProviderNote } from './provider-note';
import { ServerFields } from './server-fields';
import { ServersLine } from './servers-line';
import { SignInFailure } from './sign-in-failure';

interface MailboxSignInProps {
  address: string;
  /** Null while it is not known. */
  preset: MailboxPreset | null;
  start: MailboxForm;
  submitLabel: string;
  signIn: SignIn;
  /** Shown beside the button. */
  aside?: ReactNode;
}

function isBusy({ kind }: SignIn['check']): boolean {
  return kind === 'checking' || kind === 'done';
}

function needsServers({ imap, smtp }: MailboxForm): boolean {
  return imap.host === '' || smtp.host === '';
}

/** Asks for the password, and for the servers where they are not known. What was typed is kept until it worked. */
function PasswordForm({ address, preset, start, submitLabel, signIn: { check, connect }, aside }: MailboxSignInProps) {
  const { control, handleSubmit, getValues, setError, setValue } = useForm<MailboxForm>({ defaultValues: start });
  const byHand = needsServers(start);
  const [opened, setOpened] = useState(byHand);
  const busy = isBusy(check);
  const { label } = passwordHelp(preset?.signIn ?? 'password');

  async function submit(form: MailboxForm): Promise<void> {
    const error = await connect(requestOf(address, form));
    if (error === null) setValue('password', '');
    else if (applyServerErrors(error, mailboxFields, setError)) setOpened(true);
  }

  function send(): void {
    if (!busy) void handleSubmit(submit)();
  }

  return (
    <InnerForm label="Sign in to the mailbox" onSubmit={send}>
      {check.kind === 'failed' && <SignInFailure check={check} />}
      {preset !== null && <ProviderNote preset={preset} />}
      <PasswordField control={control} label={label} />
      {!byHand && <ServersLine servers={getValues()} opened={opened} onToggle={() => setOpened(!opened)} />}
      {opened && <ServerFields control={control} address={address} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={send}
          variant="contained"
          color="ball"
          disabled={busy}
          sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {busy ? 'Checking...' : submitLabel}
        </Button>
        {aside}
      </Box>
    </InnerForm>
  );
}

/** The form, or the button to Microsoft; where the mailbox cannot be connected here, only what the provider needs instead. */
export function MailboxSignIn(props: MailboxSignInProps) {
  const { address, preset, signIn, aside } = props;
  if (preset?.available && preset.signIn === 'oauth')
    return <MicrosoftSignIn address={address} preset={preset} signIn={signIn} aside={aside} />;
  return preset?.available === false ? <ProviderNote preset={preset} /> : <PasswordForm {...props} />;
}
