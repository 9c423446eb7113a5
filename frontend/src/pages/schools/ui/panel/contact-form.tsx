import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { errorText } from '@/shared/api';
import { applyServerErrors, FormField } from '@/shared/ui/form-field';

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
  const id = useId();
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
    <Box
      component="form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
      sx={{ mt: 1.5, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.default' }}
    >
      <Typography id={id} variant="h3" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
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
      {failure !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Saving...' : submitLabel}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
