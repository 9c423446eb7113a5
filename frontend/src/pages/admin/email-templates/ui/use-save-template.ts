import type { UseFormSetError } from 'react-hook-form';
import { errorText, textChanged } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useCreateEmailTemplateMutation, useUpdateEmailTemplateMutation } from '../api/templates-api';
import type { Template } from '../model/template';
import { storedTemplate, type StoredTemplate } from '../model/stored-template';
import { templateFields, type TemplateForm } from '../model/template-form';
import { writeTemplate } from '../model/write-template';

export type SaveOutcome =
  | { kind: 'saved' }
  /** Nothing was stored: another text is there than the one that was changed. */
  | { kind: 'conflict'; stored: StoredTemplate }
  | { kind: 'failed' };

/** Creates a template, or changes the given one from the given revision, and shows how it went. */
export function useSaveTemplate(template: Template | null, setError: UseFormSetError<TemplateForm>) {
  const toast = useToast();
  const [create] = useCreateEmailTemplateMutation();
  const [update] = useUpdateEmailTemplateMutation();
  const verb = template === null ? 'create' : 'update';

  return async (form: TemplateForm, revision: number | null): Promise<SaveOutcome> => {
    const written = writeTemplate(form);
    try {
      await (template === null
        ? create(written).unwrap()
        : update({
            id: template.id,
            changeEmailTemplate: { ...written, ...(revision === null ? {} : { revision }) },
          }).unwrap());
      toast({ title: `Template ${verb}d successfully!` });
      return { kind: 'saved' };
    } catch (error) {
      const stored = storedTemplate(textChanged(error));
      if (stored !== null) return { kind: 'conflict', stored };
      applyServerErrors(error, templateFields, setError);
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: `Failed to ${verb} template`, description, variant: 'destructive' });
      return { kind: 'failed' };
    }
  };
}
