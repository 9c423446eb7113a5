import Box from '@mui/material/Box';
import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import { PlaceholderChips, PlaceholderNote, useCursor } from '@/entities/campaign';
import { FormField } from '@/shared/ui/form-field';
import type { TemplateForm } from '../model/template-form';

interface TemplateFieldsProps {
  control: Control<TemplateForm>;
  getValues: UseFormGetValues<TemplateForm>;
  setValue: UseFormSetValue<TemplateForm>;
}

const written = (message: string) => (value: string) => value.trim() !== '' || message;

/** Name, description and text, with the chips that fill themselves in. */
export function TemplateFields({ control, getValues, setValue }: TemplateFieldsProps) {
  const { remember, place } = useCursor<'template'>('template');
  const text = useWatch({ control, name: 'template' });

  function insert(piece: string): void {
    const placed = place(getValues(), piece);
    setValue('template', placed.text, { shouldDirty: true, shouldValidate: true });
    placed.restore();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
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
      <FormField
        control={control}
        name="template"
        label="Content"
        multiline
        minRows={10}
        maxRows={20}
        inputProps={{ maxLength: 20_000 }}
        onSelect={remember('template')}
        rules={{ validate: written('Please write the content.') }}
      />
      <PlaceholderNote texts={[text]} />
      <PlaceholderChips reader="admin" onInsert={insert} />
    </Box>
  );
}
