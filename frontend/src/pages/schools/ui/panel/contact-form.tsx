import { useState } from 'react';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { errorText } from '@/shared/api';
import { applyServerErrors, FormField } from '@/shared/ui/form-field';
import { InlineForm } from './inline-form';

/** What an athlete writes down of a coach; the title may be empty. */
export interface ContactDraft {
  name: string;
  title: string;
  email: string;
}

interface ContactFormProps {
  heading: string;
  submitLabel: string;
  start?: ContactDraft;
  /** Rejects with the server's refusal. */
  onSubmit: (draft: ContactDraft) => Promise<void>;
  onCancel: () => void;
}

const blank: ContactDraft = { name: '', title: '', email: '' };
const fields = ['name', 'title', 'email'] as const;

/** Adds or changes a private contact. The server judges the values; its words stand beside the fields. */
export function ContactForm({ heading, submitLabel, start = blank, onSubmit, onCancel }: ContactFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<ContactDraft>({ defaultValues: start });

  const submit = handleSubmit(async (draft) => {
    setFailure(null);
    try {
      await onSubmit({ name: draft.name.trim(), title: draft.title.trim(), email: draft.email.trim() });
    } catch (error) {
      const beside = applyServerErrors(error, fields, setError);
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
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}>
          <FormField
            control={control}
            name="name"
            label="Name"
            autoFocus
            autoComplete="off"
            inputProps={{ maxLength: 120 }}
            rules={{ required: 'Please enter the coach’s name.' }}
          />
          <FormField
            control={control}
            name="title"
            label="Title"
            hint="For example Recruiting Coordinator"
            autoComplete="off"
            inputProps={{ maxLength: 120 }}
          />
          <FormField
            control={control}
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            inputProps={{ maxLength: 254 }}
            rules={{ required: 'Please enter the coach’s email address.' }}
          />
        </Box>
      </InlineForm>
    </Box>
  );
}
