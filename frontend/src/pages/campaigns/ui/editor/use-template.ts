import { useState } from 'react';
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

/** Fills the form from a template; asks first where the athlete has written something else. */
export function useTemplate({ setValue, getValues, setFocus }: UseFormReturn<CampaignForm>): TemplateUse {
  const [replacement, setReplacement] = useState<EmailTemplate | null>(null);

  function fill({ name, template }: EmailTemplate): void {
    setReplacement(null);
    setValue('template', template, { shouldDirty: true, shouldValidate: true });
    if (getValues('name') === '') setValue('name', name, { shouldDirty: true, shouldValidate: true });
    // What is left to write comes next, without another press.
    if (getValues('subject') === '') setFocus('subject');
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
