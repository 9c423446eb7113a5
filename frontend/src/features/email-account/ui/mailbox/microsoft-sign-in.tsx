import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MailboxPreset } from '@/entities/athlete';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { ProviderNote } from './provider-note';
import { SignInFailure } from './sign-in-failure';

interface MicrosoftSignInProps {
  address: string;
  /** Null while it is not known. */
  preset: MailboxPreset | null;
  signIn: SignIn;
  /** Shown beside the button. */
  aside?: ReactNode;
}

/** The button to Microsoft's own page, and what came of the last try. */
export function MicrosoftSignIn({ address, preset, signIn: { check, microsoft }, aside }: MicrosoftSignInProps) {
  const { connect, connecting, waiting } = microsoft;
  return (
    <>
      {check.kind === 'failed' && <SignInFailure check={check} />}
      {preset !== null && <ProviderNote preset={preset} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={() => connect(address)}
          variant="contained"
          color="ball"
          disabled={connecting}
          sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {connecting ? 'Connecting...' : 'Sign in with Microsoft'}
        </Button>
        {aside}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
        {waiting && 'Continue with Microsoft in the tab that opened. This card updates automatically.'}
      </Typography>
    </>
  );
}
