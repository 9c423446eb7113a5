import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface WritingFailureProps {
  message: string;
  /** Left out where it would not help. */
  onBuiltIn?: (() => void) | undefined;
}

/** Why nothing was written, and the built-in writer as an alternative that needs no outside service. */
export function WritingFailure({ message, onBuiltIn }: WritingFailureProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      // On a phone the button is below the words, and not a column of single words beside them.
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 220px' } }}
      action={
        onBuiltIn && (
          <Button size="small" color="inherit" onClick={onBuiltIn}>
            Use the built-in writer
          </Button>
        )
      }
    >
      {message} Your text has not changed.
    </Alert>
  );
}
