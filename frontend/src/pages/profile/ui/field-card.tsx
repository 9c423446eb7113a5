import { type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { SectionCard } from '@/shared/ui/section-card';
import type { ProfileField } from '../model/profile-fields';
import type { ProfileForm } from '../model/profile-form';
import type { FieldName } from '../model/use-open-part';
import { CardField } from './card-field';
import { MoreFields } from './more-fields';

interface FieldCardProps {
  title: string;
  fields: readonly ProfileField[];
  control: Control<ProfileForm>;
  disabled: boolean;
  readOnly: boolean;
  /** Opens the card at a field. */
  onEdit: (field: FieldName) => void;
  /** The field whose card was closed last. */
  lastField: FieldName | null;
  /** Save and cancel buttons for this card alone. */
  actions?: ReactNode;
  /** Shown before the fields. */
  children?: ReactNode;
}

/** A card of fields, two in a row where there is room. */
export function FieldCard({ title, fields, control, disabled, readOnly, onEdit, lastField, actions, children }: FieldCardProps) {
  // The focus returns only to a card that was open here, not to one of a tab that is opened again.
  const [wasOpen, setWasOpen] = useState(!disabled);
  if (!disabled && !wasOpen) setWasOpen(true);
  const folded = fields.filter((field) => field.folded);
  const fold = folded.length > 0 ? fields.findIndex((field) => field.folded) : fields.length;
  const show = (field: ProfileField) => (
    <CardField
      key={field.name}
      field={field}
      takesFocus={wasOpen && lastField === field.name}
      {...{ control, disabled, readOnly, onEdit }}
    />
  );
  return (
    <SectionCard title={title}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > .wide': { gridColumn: '1 / -1' },
          // A thumb's height on a phone, and letters from 16 px on, below which an iPhone zooms into the field.
          '& .MuiInputBase-root': { minHeight: { xs: 48, md: 40 }, fontSize: { xs: '1rem', md: '0.9375rem' } },
          // Keeps the focused field clear of the bars at the top and the bottom.
          '& .MuiInputBase-input': { scrollMarginBlock: '160px' },
          // A value that cannot be changed now is still there to be read.
          '& .MuiInputBase-input.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentColor' },
          '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
        }}
      >
        {children}
        {fields.slice(0, fold).map(show)}
        {folded.length > 0 && <MoreFields title="More measurements" fields={folded} control={control} show={show} />}
        {fields.slice(fold + folded.length).map(show)}
      </Box>
      {actions && <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2 }}>{actions}</Box>}
    </SectionCard>
  );
}
