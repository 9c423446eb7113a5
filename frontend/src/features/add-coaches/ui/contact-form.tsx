import { useState } from 'react';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { errorText } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { type ContactDraft, contactDraft } from '../model/contact-draft';
import { ContactFields } from './contact-fields';
import { InlineForm } from '@/shared/ui/inline-form';

interface ContactFormProps {
  heading: string;
  submitLabel: string;
  start?: ContactDraft;
  /** Rejects with the server's refusal. */
  onSubmit: (draft: ContactDraft) => Promise<void>;
  onCancel: () => void;
}

/** Adds or changes a private contact. The server judges the values; its words are beside the fields. */
export function ContactForm({ heading, submitLabel, start = contactDraft.blank, onSubmit, onCancel }: ContactFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<ContactDraft>({ defaultValues: start });

  const submit = handleSubmit(async (draft) => {
    setFailure(null);
    try {
      await onSubmit(contactDraft.trimmed(draft));
    } catch (error) {
      const beside = applyServerErrors(error, contactDraft.fields, setError);
      if (!beside) setFailure(errorText(error, 'The contact could not be saved. Please try again.'));
    }
  });

  return (
    <Box sx={{ mt: 1.5 }}>
      <InlineForm
        headed
        name={heading}
        submitLabel={submitLabel}
        pending={formState.isSubmitting}
        failure={failure}
        onSubmit={() => void submit()}
        onCancel={onCancel}
      >
        <ContactFields control={control} />
      </InlineForm>
    </Box>
  );
}
