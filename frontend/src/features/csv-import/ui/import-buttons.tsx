import Button from '@mui/material/Button';
import type { ImportControl } from '../model/use-import';

interface ImportButtonsProps {
  busy: ImportControl['busy'];
  checked: boolean;
  done: boolean;
  onCancel: () => void;
  onClose: () => void;
  /** From the check back to the file. */
  onBack: () => void;
  onCheck: () => void;
  onStart: () => void;
}

/** What can be done at each step of an import: the check comes first, but nobody is kept from importing at once. */
export function ImportButtons(props: ImportButtonsProps) {
  const { busy, checked, done, onCancel, onClose, onBack, onCheck, onStart } = props;
  if (done) {
    return (
      <Button variant="contained" onClick={onClose}>
        Done
      </Button>
    );
  }
  return (
    <>
      {checked ? (
        <Button color="inherit" variant="outlined" onClick={onBack}>
          Back
        </Button>
      ) : (
        <Button color="inherit" variant="outlined" onClick={busy === null ? onClose : onCancel}>
          Cancel
        </Button>
      )}
      {!checked && (
        <Button variant="contained" disabled={busy !== null} onClick={onCheck}>
          {busy === 'checking' ? 'Checking...' : 'Check file'}
        </Button>
      )}
      <Button variant={checked ? 'contained' : 'outlined'} disabled={busy !== null} onClick={onStart}>
        {busy === 'importing' ? 'Importing...' : 'Import'}
      </Button>
    </>
  );
}
