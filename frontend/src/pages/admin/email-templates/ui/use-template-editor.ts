import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '@/entities/athlete';
import { useTwoVersions } from '@/shared/ui/text-conflict';
import type { Template } from '../model/template';
import type { TemplateForm } from '../model/template-form';
import { useSaveTemplate } from './use-save-template';

const labels = {
  name: 'Template name',
  description: 'Description (optional)',
  subject: 'Subject (optional)',
  template: 'Content',
} as const;

function textOf(template: Template | null): TemplateForm {
  const { name, description, subject, template: text } = template ?? {};
  return { name: name ?? '', description: description ?? '', subject: subject ?? '', template: text ?? '' };
}

/** The form of a template; a save never overwrites a text that was not seen. */
export function useTemplateEditor(template: Template | null, onSaved: () => void) {
  const { user } = useSession();
  // The list is loaded again while the dialog is open: what counts is the text that it began with.
  const [base, setBase] = useState(template?.revision ?? null);
  const form = useForm<TemplateForm>({ defaultValues: textOf(template) });
  const save = useSaveTemplate(template, form.setError);
  const versions = useTwoVersions<TemplateForm>({
    form,
    storageKey: `${user?.id ?? ''} template ${template?.id ?? 'new'}`,
    labels,
    longText: 'template',
    onDecide: setBase,
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  /** Saves over the text with this revision, and over no other. */
  const submit = (revision = base) =>
    form.handleSubmit(async (text) => {
      const outcome = await save(text, revision);
      if (outcome.kind === 'conflict') versions.refuse(outcome.stored, outcome.stored.revision);
      if (outcome.kind === 'saved') onSaved();
    });

  return { form, versions, submit };
}
