import Box from '@mui/material/Box';
import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import { FormWordedField, PlaceholderChips, PlaceholderNote, TextCheckList, useCursor, useTextCheck } from '@/entities/campaign';
import { FormField } from '@/shared/ui/form-field';
import type { CampaignForm } from '../../model/editor/campaign-form';
import { AiHelpers } from '../ai/ai-helpers';

interface CampaignFieldsProps {
  control: Control<CampaignForm>;
  getValues: UseFormGetValues<CampaignForm>;
  setValue: UseFormSetValue<CampaignForm>;
}

interface SubjectAndTextProps {
  control: Control<CampaignForm>;
  flags: ReturnType<typeof useTextCheck>['flags'];
  remember: ReturnType<typeof useCursor<Field>>['remember'];
}

const written = (message: string) => (value: string) => value.trim() !== '' || message;

type Field = 'subject' | 'template';

/** Subject and text, with the cursor position where a chip is inserted. */
function SubjectAndText({ control, flags, remember }: SubjectAndTextProps) {
  return (
    <>
      <FormWordedField
        control={control}
        name="subject"
        reader="athlete"
        label="Subject"
        most={250}
        onSelect={remember('subject')}
        rules={{ validate: written('Please write a subject.') }}
      />
      <FormWordedField
        control={control}
        name="template"
        reader="athlete"
        label="Email"
        multiline
        minRows={11}
        maxRows={22}
        most={20_000}
        onSelect={remember('template')}
        flags={flags}
        rules={{ validate: written('Please write the email.') }}
      />
    </>
  );
}

/** Name, subject and text, with the chips that fill themselves in. */
export function CampaignFields({ control, getValues, setValue }: CampaignFieldsProps) {
  const { remember, place } = useCursor<Field>('template', 'athlete');
  const [subject, template] = useWatch({ control, name: ['subject', 'template'] });
  const { flags, confirm } = useTextCheck(template);
  const fill = (field: Field, text: string) => setValue(field, text, { shouldDirty: true, shouldValidate: true });

  function insert(piece: string): void {
    const { field, text, restore } = place(getValues(), piece);
    fill(field, text);
    restore();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormField
        control={control}
        name="name"
        label="Campaign name"
        hint="Only you see it."
        autoComplete="off"
        inputProps={{ maxLength: 120 }}
        rules={{ validate: written('Please give the campaign a name.') }}
      />
      <SubjectAndText control={control} flags={flags} remember={remember} />
      <TextCheckList flags={flags} onConfirm={confirm} />
      <AiHelpers
        emailNow={() => getValues('template')}
        onEmail={(text) => fill('template', text)}
        onSubject={(text) => fill('subject', text)}
      />
      <PlaceholderNote texts={[subject, template]} />
      <PlaceholderChips reader="athlete" onInsert={insert} />
    </Box>
  );
}
