import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { EmailTemplate } from '@/entities/campaign';
import type { CampaignForm } from '../../model/editor/campaign-form';

interface TemplateUse {
  /** The template that waits for a yes, since it would replace what was written. */
  replacement: EmailTemplate | null;
  use: (template: EmailTemplate) => void;
  replace: () => void;
  keepText: () => void;
}

/** Fills the form from a template; asks for confirmation when the athlete has written something else. A typed subject is kept. */
export function useTemplate({ setValue, getValues, setFocus }: UseFormReturn<CampaignForm>): TemplateUse {
  const [replacement, setReplacement] = useState<EmailTemplate | null>(null);

  // What the last template brought was not typed: the next one may replace it.
  const broughtSubject = useRef('');

  function fillSubject(subject: string | null): void {
    const present = getValues('subject').trim();
    if (present !== '' && present !== broughtSubject.current) return;
    broughtSubject.current = subject ?? '';
    setValue('subject', subject ?? '', { shouldDirty: true, shouldValidate: subject !== null });
  }

  function fill({ name, subject, template }: EmailTemplate): void {
    setReplacement(null);
    setValue('template', template, { shouldDirty: true, shouldValidate: true });
    if (getValues('name') === '') setValue('name', name, { shouldDirty: true, shouldValidate: true });
    // What is left to write comes next, without another press; a subject that was brought is selected, so that typing replaces it.
    // It is on the screen before it is selected: a field whose text changes loses its selection.
    flushSync(() => fillSubject(subject));
    if (getValues('subject').trim() === broughtSubject.current) setFocus('subject', { shouldSelect: true });
  }

  return {
    replacement,
    use: (template) => {
      const written = getValues('template').trim();
      if (written === '' || written === template.template.trim()) fill(template);
      else setReplacement(template);
    },
    replace: () => replacement && fill(replacement),
    keepText: () => setReplacement(null),
  };
}
