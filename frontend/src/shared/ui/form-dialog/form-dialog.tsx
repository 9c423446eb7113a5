import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { FormButtons } from './form-buttons';

interface FormDialogProps {
  title: string;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  submitLabel: string;
  /** Of the same button while the form is on its way. */
  pendingLabel?: string;
  pending: boolean;
  /** Whether there is something to send yet. */
  ready?: boolean;
  /** What the server refused as a whole. */
  failure?: string | null;
  /** What to ask before the dialog is closed with text that is not saved; without it nothing is lost. */
  unsaved?: { title: string; words: string } | undefined;
  /** Instead of Cancel. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Shown instead of the buttons once there is nothing left to submit. */
  actions?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Cancel, a button that sends it, and a question before text is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, maxWidth = 'sm', failure = null, unsaved, back, actions, onSubmit, onClose, children, ...button } = props;
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const close = () => (unsaved ? setLeaving(true) : onClose());

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // React passes the event on to a form of the page that opened the dialog, which is not meant.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <ResponsiveDialog
      open
      title={title}
      maxWidth={maxWidth}
      onClose={close}
      actions={actions ?? <FormButtons formId={id} {...button} back={back ?? { label: 'Cancel', onBack: close }} />}
    >
      <form id={id} noValidate onSubmit={submit}>
        {children}
      </form>
      {failure !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      <ConfirmDialog
        open={leaving}
        title={unsaved?.title ?? ''}
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {unsaved?.words}
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}
