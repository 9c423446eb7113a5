import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTestMail } from '../model/use-test-mail';

/** Sends a test email to the admin's own address. */
export function TestMailButton({ isStopped }: { isStopped: boolean }) {
  const { send, sending } = useTestMail();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button color="inherit" variant="outlined" disabled={sending || isStopped} sx={{ minHeight: 44 }} onClick={() => void send()}>
        {sending ? 'Sending...' : 'Send me a test email'}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px' }}>
        {isStopped ? 'Resume sending first.' : 'It goes to the address of your account. Look in spam too.'}
      </Typography>
    </Box>
  );
}
