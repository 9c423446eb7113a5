import type { ReactNode } from 'react';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Bad from '@mui/icons-material/ErrorOutlined';
import Waiting from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type SignInCheck, type SignInPart, type TickState, ticksOf } from '../../model/mailbox/sign-in-check';

interface SignInChecksProps {
  check: SignInCheck;
}

const titles: Record<SignInPart, string> = { imap: 'Sign in to read replies', smtp: 'Sign in to send' };
const words: Record<TickState, string> = { busy: 'Checking...', good: 'Works.', bad: 'Does not work yet.', not_tried: 'Not tried yet.' };
const icons: Record<TickState, ReactNode> = {
  busy: <CircularProgress size={22} aria-hidden />,
  good: <Check color="success" />,
  bad: <Bad color="error" />,
  not_tried: <Waiting color="disabled" />,
};

function Tick({ part, state }: { part: SignInPart; state: TickState }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: 28 }}>
        {icons[state]}
      </Box>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{titles[part]}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words[state]}
        </Typography>
      </div>
    </Box>
  );
}

/** The two ticks. The region is always there, so that a screen reader announces what appears in it. */
export function SignInChecks({ check }: SignInChecksProps) {
  const ticks = ticksOf(check);
  return (
    <Box role="status" aria-atomic sx={{ '&:empty': { display: 'none' } }}>
      {ticks !== null && (
        <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', px: 1.5, py: 0.5 }}>
          <Box component="ul" aria-label="Sign-ins" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <Tick part="imap" state={ticks.imap} />
            <Tick part="smtp" state={ticks.smtp} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
