import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { asApiError, errorText } from '@/shared/api';
import { useCalm } from './use-calm';

interface ErrorStateProps {
  /** What could not be done, e.g. "Your campaigns could not be loaded". */
  title: string;
  error?: unknown;
  onRetry?: () => void;
}

/** Part of the page failed to load: shows the cause and Retry. Without a connection it shows a calm message and retries once it is back. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const isCalm = useCalm(error, onRetry);
  if (isCalm) {
    return (
      <Alert severity="info" variant="outlined" icon={false} role="status">
        This part needs a connection.
      </Alert>
    );
  }
  // What does not exist is not there at the second try.
  const isGone = asApiError(error)?.status === 404;
  const retry = onRetry && !isGone && (
    <Button color="inherit" size="small" variant="outlined" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert severity="error" variant="outlined" role="alert" action={retry}>
      <AlertTitle>{title}</AlertTitle>
      {errorText(error, 'The server did not answer as expected. Please try again in a moment.')}
    </Alert>
  );
}
