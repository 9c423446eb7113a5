import { type ReactNode, type SubmitEvent, useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  saving: boolean;
  /** What the server refused as a whole. */
  failure: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog({ title, submitLabel, saving, failure, onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <ResponsiveDialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={saving}>
            {saving ? 'Saving...' : submitLabel}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {children}
      </Box>
      {failure !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </ResponsiveDialog>
  );
}
