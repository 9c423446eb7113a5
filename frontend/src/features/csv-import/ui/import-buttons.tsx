import Button from '@mui/material/Button';

interface ImportButtonsProps {
  uploading: boolean;
  done: boolean;
  onCancel: () => void;
  onClose: () => void;
  onStart: () => void;
}

/** What can be done at each step of an import. */
export function ImportButtons({ uploading, done, onCancel, onClose, onStart }: ImportButtonsProps) {
  if (done) {
    return (
      <Button variant="contained" onClick={onClose}>
        Done
      </Button>
    );
  }
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={uploading ? onCancel : onClose}>
        Cancel
      </Button>
      <Button variant="contained" disabled={uploading} onClick={onStart}>
        {uploading ? 'Importing...' : 'Import'}
      </Button>
    </>
  );
}
