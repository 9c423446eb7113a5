import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LabeledField } from '@/shared/ui/labeled-field';
import { isLong, type MergeField, mergedTexts } from '../model/merged-texts';

interface MergeChangeProps {
  fields: readonly MergeField[];
  onSave: (texts: Record<string, string>) => void;
  onBack: () => void;
}

/** Both versions in one editor. The result replaces only the version that was shown. */
export function MergeChange({ fields, onSave, onBack }: MergeChangeProps) {
  const [texts, setTexts] = useState<Record<string, string> | null>(null);
  // The versions must not change while they are shown, even if the list behind is reloaded.
  const [shown] = useState(fields);
  useEffect(() => {
    void mergedTexts(shown).then(setTexts);
  }, [shown]);
  if (texts === null) return null;

  return (
    <Box component="section" aria-label="Both in one" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">Both versions are in the text. Delete what you don’t need, then save.</Typography>
      {shown.map((field) => (
        <LabeledField
          key={field.name}
          label={field.label}
          value={texts[field.name] ?? ''}
          hint={isLong(field) ? undefined : `On the server: ${field.theirs === '' ? 'empty' : field.theirs}`}
          multiline={isLong(field)}
          {...(isLong(field) ? { minRows: 4, maxRows: 14 } : {})}
          onChange={(event) => setTexts({ ...texts, [field.name]: event.target.value })}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => onSave(texts)}>
          Save this text
        </Button>
        <Button variant="outlined" color="inherit" onClick={onBack}>
          Back to the two versions
        </Button>
      </Box>
    </Box>
  );
}
