import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { PhotoUploadState, PhotoUploadStep } from '../../model/photo/photo-upload-state';

interface PhotoProgressProps {
  state: PhotoUploadState;
}

const words: Partial<Record<PhotoUploadStep, string>> = {
  preprocessing: 'Getting ready',
  uploading: 'Uploading',
  paused: 'Paused',
  retrying: 'Upload failed, trying again',
  postprocessing: 'Preparing your photo',
  complete: 'Done',
};

/** Progress of the upload, as a bar and as text. */
export function PhotoProgress({ state: { step, percent, fileName, failure } }: PhotoProgressProps) {
  const known = step === 'uploading' || step === 'paused' || step === 'complete';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'center' }}>{fileName}</Typography>
      <div aria-live="polite">
        <ProgressBar label={words[step] ?? ''} value={known ? percent : null} max={100} detail={known ? `${percent} %` : 'please wait'} />
      </div>
      <Typography variant="body2" color="textSecondary">
        {step === 'retrying' ? failure?.detail : 'A photo is sent in one piece. If you pause, Resume sends it again from the start.'}
      </Typography>
    </Box>
  );
}
