import { useState } from 'react';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSendTestMailMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { pressKey } from '@/shared/lib/press-key';

interface TestToMyselfProps {
  campaignId: string;
  coachId: number;
}

type Outcome = { kind: 'sent'; to: string } | { kind: 'failed'; message: string };

/** Sends the email of this coach to the athlete's own address. */
export function TestToMyself({ campaignId, coachId }: TestToMyselfProps) {
  const [send, { isLoading }] = useSendTestMailMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function press(): Promise<void> {
    setOutcome(null);
    try {
      const { to } = await send({ id: campaignId, testMailRequest: { coachId, key: pressKey() } }).unwrap();
      setOutcome({ kind: 'sent', to });
    } catch (error) {
      setOutcome({ kind: 'failed', message: errorText(error, 'The test was not sent. Please try again in a moment.') });
    }
  }

  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, pb: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<MarkEmailRead />}
        disabled={isLoading}
        onClick={() => void press()}
      >
        {isLoading ? 'Sending the test...' : 'Send a test to myself'}
      </Button>
      <div role="status">
        {outcome?.kind === 'sent' && (
          <Alert severity="success" variant="outlined">
            Sent to {outcome.to}. The subject begins with [Test]. It does not count as a sent email.
          </Alert>
        )}
      </div>
      {outcome?.kind === 'failed' && (
        <Alert severity="warning" variant="outlined">
          {outcome.message}
        </Alert>
      )}
    </Box>
  );
}
