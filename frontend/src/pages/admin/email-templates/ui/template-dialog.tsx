import { useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import type { Template } from '../model/template';
import type { TemplateForm } from '../model/template-form';
import { TemplateFields } from './template-fields';
import { useSaveTemplate } from './use-save-template';

interface TemplateDialogProps {
  /** The template to change; null to write a new one. */
  template: Template | null;
  onClose: () => void;
}

/** Write or change a template. Nothing typed is lost without a question. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const { control, handleSubmit, setError, setValue, getValues, formState } = useForm<TemplateForm>({
    defaultValues: {
      name: template?.name ?? '',
      description: template?.description ?? '',
      template: template?.template ?? '',
    },
  });
  const save = useSaveTemplate(template, setError);
  const { isDirty, isSubmitting } = formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const submit = handleSubmit(async (form) => {
    if (await save(form)) onClose();
  });
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const words = template === null ? ['Create Template', 'Creating...'] : ['Save Changes', 'Saving...'];
  return (
    <ResponsiveDialog
      open
      maxWidth="md"
      title={template === null ? 'Create Email Template' : 'Edit Email Template'}
      onClose={close}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={isSubmitting}>
            {isSubmitting ? words[1] : words[0]}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <TemplateFields control={control} getValues={getValues} setValue={setValue} />
      </form>
      <ConfirmDialog
        open={leaving}
        title="Discard your text?"
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        What you changed since the last save is lost.
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}
