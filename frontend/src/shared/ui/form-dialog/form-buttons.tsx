import Button from '@mui/material/Button';

interface FormButtonsProps {
  formId: string;
  submitLabel: string;
  pendingLabel?: string;
  pending: boolean;
  ready?: boolean;
  back: { label: string; onBack: () => void };
}

/** Cancel and the button that submits the form. */
export function FormButtons({ formId, submitLabel, pendingLabel = 'Saving...', pending, ready = true, back }: FormButtonsProps) {
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={back.onBack}>
        {back.label}
      </Button>
      <Button type="submit" form={formId} variant="contained" disabled={pending || !ready}>
        {pending ? pendingLabel : submitLabel}
      </Button>
    </>
  );
}
