import Button from '@mui/material/Button';
import type { PhotoUploadState, PhotoUploadStep } from '../../model/photo/photo-upload-state';
import type { PhotoUploader } from '../../model/photo/photo-uploader';

interface PhotoActionsProps {
  state: PhotoUploadState;
  uploader: PhotoUploader;
  onClose: () => void;
}

type Main = 'Upload' | 'Pause' | 'Resume' | 'Retry';

const mainAction: Partial<Record<PhotoUploadStep, Main>> = {
  empty: 'Upload',
  waiting: 'Upload',
  preprocessing: 'Pause',
  uploading: 'Pause',
  retrying: 'Pause',
  paused: 'Resume',
  error: 'Retry',
};

/** An action that can be undone. */
const running: readonly PhotoUploadStep[] = ['preprocessing', 'uploading', 'retrying', 'paused'];

/** What can be done now: send, pause, resume, try again, and always leave. */
export function PhotoActions({ state: { step, failure }, uploader, onClose }: PhotoActionsProps) {
  const main = step === 'error' && failure?.retry === 'never' ? undefined : mainAction[step];
  const underWay = running.includes(step);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => (underWay ? uploader.reset() : onClose())}>
        {underWay ? 'Cancel upload' : 'Close'}
      </Button>
      {main !== undefined && (
        <Button variant="contained" disabled={step === 'empty'} onClick={() => (main === 'Pause' ? uploader.pause() : uploader.start())}>
          {main}
        </Button>
      )}
    </>
  );
}
