import Button from '@mui/material/Button';
import type { ImportControl } from '../model/use-import';

interface ImportButtonsProps {
  busy: ImportControl['busy'];
  checked: boolean;
  done: boolean;
  /** Something of the file's rows was corrected. */
  corrected: boolean;
  /** Shows the rows that can be corrected; null when there are none. */
  onCorrect: (() => void) | null;
  onCancel: () => void;
  onClose: () => void;
  /** From the check back to the file. */
  onBack: () => void;
  onCheck: () => void;
  onStart: () => void;
}

function AfterImport({ busy, onCorrect, onClose }: Pick<ImportButtonsProps, 'busy' | 'onCorrect' | 'onClose'>) {
  return (
    <>
      {onCorrect !== null && (
        <Button color="inherit" variant="outlined" disabled={busy !== null} onClick={onCorrect}>
          Correct rows
        </Button>
      )}
      <Button variant="contained" disabled={busy !== null} onClick={onClose}>
        Done
      </Button>
    </>
  );
}

function CheckButton({ busy, checked, corrected, onCheck }: Pick<ImportButtonsProps, 'busy' | 'checked' | 'corrected' | 'onCheck'>) {
  if (checked && !corrected) return null;
  return (
    <Button color={checked ? 'inherit' : 'primary'} variant={checked ? 'outlined' : 'contained'} disabled={busy !== null} onClick={onCheck}>
      {busy === 'checking' ? 'Checking...' : checked ? 'Check again' : 'Check file'}
    </Button>
  );
}

/** The buttons for each step of an import: the check is offered first, but importing without a check is allowed. */
export function ImportButtons(props: ImportButtonsProps) {
  const { busy, checked, done, onCancel, onClose, onBack, onStart } = props;
  if (done) return <AfterImport {...props} />;
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
      <CheckButton {...props} />
      <Button variant={checked ? 'contained' : 'outlined'} disabled={busy !== null} onClick={onStart}>
        {busy === 'importing' ? 'Importing...' : 'Import'}
      </Button>
    </>
  );
}
