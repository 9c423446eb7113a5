import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SlowNote } from '@/shared/ui/slow-note';
import type { MakingState } from './use-make-strategy';

interface MakingNoteProps {
  state: MakingState;
  onStop: () => void;
}

/** Progress while a plan is being written, or why there is none. */
export function MakingNote({ state, onStop }: MakingNoteProps) {
  if (state.phase === 'idle') return null;
  if (state.phase === 'failed') {
    const action = state.canUseBuiltIn && (
      <Button size="small" color="inherit" onClick={state.retryBuiltIn}>
        Use the built-in writer
      </Button>
    );
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={action}
        sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 220px' } }}
      >
        {state.message}
      </Alert>
    );
  }
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 }, mb: 2, display: 'grid', gap: 2 }}>
      <div role="status">
        <ProgressBar label="Writing your strategy" value={null} max={1} detail="" />
        {state.textSoFar === '' && <SlowNote>This can take up to a minute. You can stop it.</SlowNote>}
      </div>
      {state.textSoFar !== '' && <Box sx={{ color: 'text.secondary', lineHeight: 1.6 }}>{state.textSoFar}</Box>}
      <Button variant="outlined" color="inherit" onClick={onStop} sx={{ justifySelf: 'start' }}>
        Stop writing
      </Button>
    </Card>
  );
}
