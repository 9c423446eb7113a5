import Box from '@mui/material/Box';
import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import { FormWordedField, PlaceholderChips, PlaceholderNote, useCursor } from '@/entities/campaign';
import { FormField } from '@/shared/ui/form-field';
import type { TemplateForm } from '../model/template-form';

interface TemplateFieldsProps {
  control: Control<TemplateForm>;
  getValues: UseFormGetValues<TemplateForm>;
  setValue: UseFormSetValue<TemplateForm>;
}

const written = (message: string) => (value: string) => value.trim() !== '' || message;

function NameAndDescription({ control }: Pick<TemplateFieldsProps, 'control'>) {
  return (
    <>
      <FormField
        control={control}
        name="name"
        label="Template name"
        autoComplete="off"
        inputProps={{ maxLength: 120 }}
        rules={{ validate: written('Please give the template a name.') }}
      />
      <FormField
        control={control}
        name="description"
        label="Description (optional)"
        hint="Explain when to use it."
        autoComplete="off"
        inputProps={{ maxLength: 500 }}
      />
    </>
  );
}

/** Name, description, subject and text, with the chips that fill themselves in. */
export function TemplateFields({ control, getValues, setValue }: TemplateFieldsProps) {
  const { remember, place } = useCursor<'subject' | 'template'>('template', 'admin');
  const texts = useWatch({ control, name: ['subject', 'template'] });

  function insert(piece: string): void {
    const { field, text, restore } = place(getValues(), piece);
    setValue(field, text, { shouldDirty: true, shouldValidate: true });
    restore();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NameAndDescription control={control} />
      <FormWordedField
        control={control}
        name="subject"
        reader="admin"
        label="Subject (optional)"
        hint="Fills in the subject of a campaign that has none yet."
        most={250}
        onSelect={remember('subject')}
      />
      <FormWordedField
        control={control}
        name="template"
        reader="admin"
        label="Content"
        multiline
        minRows={10}
        maxRows={20}
        most={20_000}
        onSelect={remember('template')}
        rules={{ validate: written('Please write the content.') }}
      />
      <PlaceholderNote texts={texts} />
      <PlaceholderChips reader="admin" onInsert={insert} />
    </Box>
  );
}
