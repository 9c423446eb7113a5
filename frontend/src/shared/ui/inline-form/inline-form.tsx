import { type ReactNode, useEffect, useId, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface InlineFormProps {
  /** Accessible name of the form; also shown as a heading with `headed`. */
  name: string;
  headed?: boolean;
  submitLabel: string;
  pendingLabel?: string;
  pending: boolean;
  /** What the server refused as a whole. */
  failure: string | null;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

const frame = {
  display: 'grid',
  gap: 1.5,
  width: '100%',
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.default',
} as const;

/** What opened the form is gone, so that the focus goes into the form; a field that asks for it keeps it. */
function useFocusInside() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.contains(document.activeElement) === false) form.current.focus({ preventScroll: true });
  }, []);
  return form;
}

/** A form that opens in place, within what is known about a school. */
export function InlineForm(props: InlineFormProps) {
  const { name, headed = false, submitLabel, pendingLabel = 'Saving...', pending, failure, onSubmit, onCancel, children } = props;
  const id = useId();
  const form = useFocusInside();
  return (
    <Box
      component="form"
      ref={form}
      tabIndex={-1}
      noValidate
      {...(headed ? { 'aria-labelledby': id } : { 'aria-label': name })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={frame}
    >
      {headed && (
        <Typography id={id} variant="h3">
          {name}
        </Typography>
      )}
      {children}
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? pendingLabel : submitLabel}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
