import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SlowNote } from '@/shared/ui/slow-note';

interface WorkingNoteProps {
  label: string;
  /** What is written so far, where the writer shows it. */
  textSoFar?: string;
  onCancel: () => void;
}

/** Progress of the writing: the text so far, and a button to stop it. */
export function WorkingNote({ label, textSoFar = '', onCancel }: WorkingNoteProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div role="status">
        <ProgressBar label={label} value={null} max={1} detail="" />
        {textSoFar === '' && <SlowNote>This can take up to a minute. You can stop it: your text stays as it is.</SlowNote>}
      </div>
      {textSoFar !== '' && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6, color: 'text.secondary' }}>{textSoFar}</Box>
      )}
      <Button variant="outlined" color="inherit" onClick={onCancel} sx={{ justifySelf: 'start' }}>
        Stop writing
      </Button>
    </Box>
  );
}
