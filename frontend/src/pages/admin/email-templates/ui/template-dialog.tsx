import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { VersionChoice } from '@/shared/ui/text-conflict';
import type { Template } from '../model/template';
import { TemplateFields } from './template-fields';
import { useTemplateEditor } from './use-template-editor';

interface TemplateDialogProps {
  /** The template to change; null to write a new one. */
  template: Template | null;
  onClose: () => void;
}

/** Write or change a template. Nothing typed is lost without a question. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const { form, versions, submit } = useTemplateEditor(template, onClose);
  const { control, setValue, getValues, formState } = form;
  const { isDirty, isSubmitting } = formState;
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
      <form id={id} noValidate onSubmit={(event) => void submit()(event)}>
        <VersionChoice versions={versions} onSave={(revision) => void submit(revision)()} />
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
        Changes since your last save will be lost.
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}
