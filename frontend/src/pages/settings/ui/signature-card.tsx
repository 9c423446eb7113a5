import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { type EmailSettings, FormWordedField, PlaceholderChips, PlaceholderNote, useCursor } from '@/entities/campaign';
import { SectionCard } from '@/shared/ui/section-card';
import { VersionChoice } from '@/shared/ui/text-conflict';
import { limits } from '../model/limits';
import { useSignature } from './use-signature';

type Form = ReturnType<typeof useSignature>['form'];

/** The text, and the chips that fill themselves in. */
function SignatureField({ form: { control, getValues, setValue } }: { form: Form }) {
  const { remember, place } = useCursor<'signature'>('signature', 'athlete');
  const signature = useWatch({ control, name: 'signature' });

  function insert(piece: string): void {
    const { text, restore } = place(getValues(), piece);
    setValue('signature', text, { shouldDirty: true });
    restore();
  }

  return (
    <>
      <FormWordedField
        control={control}
        name="signature"
        reader="athlete"
        label="Your signature"
        hint="For example your name, position, class and a link to your film."
        multiline
        minRows={4}
        maxRows={12}
        most={limits.signature}
        onSelect={remember('signature')}
      />
      <PlaceholderNote texts={[signature]} />
      <PlaceholderChips reader="athlete" onInsert={insert} />
    </>
  );
}

/** The few lines below every email. */
export function SignatureCard({ settings }: { settings: EmailSettings }) {
  const { form, versions, pending, isDirty, submit } = useSignature(settings);
  return (
    <SectionCard title="Signature">
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
        We add it below every email to a coach, and the preview shows it. If a text already ends with it, we don’t add it again.
      </Typography>
      <Box
        component="form"
        noValidate
        aria-label="Signature"
        onSubmit={(event) => {
          event.preventDefault();
          void submit()();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <VersionChoice versions={versions} onSave={(revision) => void submit(revision)()} />
        <SignatureField form={form} />
        <Box>
          <Button type="submit" variant="contained" disabled={pending || !isDirty}>
            {pending ? 'Saving...' : 'Save signature'}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}
