import { FormDialog } from '@/shared/ui/form-dialog';
import { VersionChoice } from '@/shared/ui/text-conflict';
import type { Template } from '../model/template';
import { TemplateFields } from './template-fields';
import { useTemplateEditor } from './use-template-editor';

interface TemplateDialogProps {
  /** The template to change; null to write a new one. */
  template: Template | null;
  onClose: () => void;
}

const words = {
  new: { title: 'Create Email Template', submitLabel: 'Create Template', pendingLabel: 'Creating...' },
  change: { title: 'Edit Email Template', submitLabel: 'Save Changes', pendingLabel: 'Saving...' },
} as const;
const unsaved = { title: 'Discard your text?', words: 'Changes since your last save will be lost.' };

/** Write or change a template. Nothing typed is lost without a question. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { form, versions, submit } = useTemplateEditor(template, onClose);
  const { control, setValue, getValues, formState } = form;
  return (
    <FormDialog
      {...words[template === null ? 'new' : 'change']}
      maxWidth="md"
      pending={formState.isSubmitting}
      unsaved={formState.isDirty ? unsaved : undefined}
      onSubmit={() => void submit()()}
      onClose={onClose}
    >
      <VersionChoice versions={versions} onSave={(revision) => void submit(revision)()} />
      <TemplateFields control={control} getValues={getValues} setValue={setValue} />
    </FormDialog>
  );
}
