import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { FormField } from '@/shared/ui/form-field';
import type { ContactDraft } from '../model/contact-draft';

const fields = [
  { name: 'name', label: 'Name', autoFocus: true, inputProps: { maxLength: 120 }, rules: { required: 'Please enter the coach’s name.' } },
  { name: 'title', label: 'Title', hint: 'For example Recruiting Coordinator', inputProps: { maxLength: 120 } },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    inputProps: { maxLength: 254 },
    rules: { required: 'Please enter the coach’s email address.' },
  },
  { name: 'phone', label: 'Phone (optional)', type: 'tel', hint: 'For calls and text messages', inputProps: { maxLength: 40 } },
  {
    name: 'xHandle',
    label: 'X handle (optional)',
    hint: 'For example @CoachFieldhouse',
    inputProps: { maxLength: 200, autoCapitalize: 'none', spellCheck: false },
  },
] as const;

/** The fields of a private contact. */
export function ContactFields({ control }: { control: Control<ContactDraft> }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}>
      {fields.map((field) => (
        <FormField key={field.name} control={control} autoComplete="off" {...field} />
      ))}
    </Box>
  );
}
