import Alert from '@mui/material/Alert';
import { unknownPlaceholders } from '../model/unknown-placeholders';

interface PlaceholderNoteProps {
  /** What has been written so far. */
  texts: readonly string[];
}

/** Warns while writing about what would hold the email back later. The live region exists before its text. */
export function PlaceholderNote({ texts }: PlaceholderNoteProps) {
  const unknown = unknownPlaceholders(...texts);
  return (
    <div role="status">
      {unknown.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {unknown.length === 1 ? 'Not a placeholder: ' : 'Not placeholders: '}
          <strong>{unknown.join(', ')}</strong>. Coaches would see it exactly as written. Correct or remove it.
        </Alert>
      )}
    </div>
  );
}
