import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { FormField } from '@/shared/ui/form-field';
import type { ContactDraft } from '../model/contact-draft';

/** The fields of a private contact. */
export function ContactFields({ control }: { control: Control<ContactDraft> }) {
  return (
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
      <FormField
        control={control}
        name="phone"
        label="Phone (optional)"
        type="tel"
        hint="For calls and text messages"
        autoComplete="off"
        inputProps={{ maxLength: 40 }}
      />
      <FormField
        control={control}
        name="xHandle"
        label="X handle (optional)"
        hint="For example @CoachFieldhouse"
        autoComplete="off"
        inputProps={{ maxLength: 200, autoCapitalize: 'none', spellCheck: false }}
      />
    </Box>
  );
}
