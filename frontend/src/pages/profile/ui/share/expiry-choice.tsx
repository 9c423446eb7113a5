import Box from '@mui/material/Box';
import type { ShareDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { expiryOptions } from '../../model/share/share-draft';

interface ExpiryChoiceProps {
  share: ShareDto;
  value: string;
  onChange: (value: string) => void;
}

/** How long the link works; the current end date can be kept. */
export function ExpiryChoice({ share: { open, expiresAt }, value, onChange }: ExpiryChoiceProps) {
  const now = expiresAt === null ? 'Until I turn it off (as now)' : `Until ${dayWords(expiresAt)} (as now)`;
  const choices = expiresAt === null && open ? expiryOptions.filter((option) => option.value !== 'never') : expiryOptions;
  const options = open ? [{ value: 'keep', label: now }, ...choices] : choices;
  return (
    // On a phone the words of the choice need the whole width.
    <Box sx={{ '& > *': { flexWrap: 'wrap' } }}>
      <LabeledSelect label="The link lasts" value={value} options={options} onChange={onChange} />
    </Box>
  );
}
