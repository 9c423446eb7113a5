import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { useDeleteEmailTemplateMutation } from '../api/templates-api';
import type { Template } from '../model/template';

interface DeleteTemplateProps {
  template: Template;
  onClose: () => void;
}

/** Asks for confirmation, then deletes. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const [remove, { isLoading }] = useDeleteEmailTemplateMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await remove(template.id).unwrap();
      toast({ title: 'Template deleted successfully!' });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'Failed to delete template', description, variant: 'destructive' });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Delete template?"
      confirmLabel="Delete template"
      pendingLabel="Deleting..."
      pending={isLoading}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      “{template.name}” is no longer offered to athletes. Campaigns that were started from it keep their text. This cannot be undone.
    </ConfirmDialog>
  );
}
