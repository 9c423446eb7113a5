import type { UseFormSetError } from 'react-hook-form';
import { errorText } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useCreateEmailTemplateMutation, useUpdateEmailTemplateMutation } from '../api/templates-api';
import type { Template } from '../model/template';
import { templateFields, type TemplateForm } from '../model/template-form';
import { writeTemplate } from '../model/write-template';

/** Creates a template, or changes the given one, and says how it went. Answers whether it is stored. */
export function useSaveTemplate(template: Template | null, setError: UseFormSetError<TemplateForm>) {
  const toast = useToast();
  const [create] = useCreateEmailTemplateMutation();
  const [update] = useUpdateEmailTemplateMutation();
  const verb = template === null ? 'create' : 'update';

  return async (form: TemplateForm): Promise<boolean> => {
    const written = writeTemplate(form);
    try {
      await (template === null
        ? create(written).unwrap()
        : update({ id: template.id, writeEmailTemplate: written }).unwrap());
      toast({ title: `Template ${verb}d successfully!` });
      return true;
    } catch (error) {
      applyServerErrors(error, templateFields, setError);
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: `Failed to ${verb} template`, description, variant: 'destructive' });
      return false;
    }
  };
}
