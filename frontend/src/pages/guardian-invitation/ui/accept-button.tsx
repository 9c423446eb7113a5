import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { type Approval, useAcceptInvitationMutation } from '@/entities/family';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';

interface AcceptButtonProps {
  athlete: string;
  choices: { token: string; approve: Approval; askBeforeSharing: boolean };
}

/** For a user who is already a guardian: one account serves all athletes. */
export function AcceptButton({ athlete, choices }: AcceptButtonProps) {
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();

  async function press(): Promise<void> {
    if (!('error' in (await accept(choices)))) await navigate(paths.home);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {error !== undefined && (
        <Alert severity="error" variant="outlined">
          {errorText(error, 'The invitation could not be accepted. Please try again.')}
        </Alert>
      )}
      <Button variant="contained" size="large" disabled={isLoading} onClick={() => void press()}>
        {isLoading ? 'Joining...' : `Be ${athlete}’s guardian`}
      </Button>
    </Box>
  );
}
