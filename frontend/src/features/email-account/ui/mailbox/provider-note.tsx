import Key from '@mui/icons-material/KeyOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MailboxPreset } from '@/entities/athlete';
import { passwordHelp } from '../../model/mailbox/password-help';

interface ProviderNoteProps {
  preset: MailboxPreset;
}

function intro({ signIn, name, available }: MailboxPreset): string {
  if (!available || signIn !== 'app_password') return '';
  return `${name} needs an app password: a code that it makes for one app. Your normal password does not work here. `;
}

/** What the provider wants before Recruit can sign in, with its own instructions. */
export function ProviderNote({ preset }: ProviderNoteProps) {
  const { hint, helpUrl, available, signIn } = preset;
  return (
    <Alert severity={available ? 'info' : 'warning'} icon={available ? <Key /> : undefined} variant="outlined" role="note">
      {intro(preset)}
      {hint}
      {helpUrl !== null && (
        <Button
          component="a"
          href={helpUrl}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          color="inherit"
          endIcon={<OpenInNew />}
          sx={{ display: 'flex', mt: 1.25, minHeight: 44 }}
        >
          {passwordHelp(signIn).link}
        </Button>
      )}
    </Alert>
  );
}
