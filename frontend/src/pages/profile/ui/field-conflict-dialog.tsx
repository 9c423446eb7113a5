import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import type { FieldConflict } from '../model/conflicts/field-conflicts';
import type { ProfileForm } from '../model/profile-form';

type Side = 'mine' | 'theirs';

interface FieldConflictDialogProps {
  conflicts: readonly FieldConflict[];
  /** Called with the chosen value of each field. */
  onChoose: (values: Partial<ProfileForm>) => void;
  /** Back to the form with nothing decided. */
  onClose: () => void;
}

const sides: readonly [Side, string][] = [
  ['mine', 'What you typed here'],
  ['theirs', 'Saved in another tab or device'],
];

function Choice({ conflict, value, onChange }: { conflict: FieldConflict; value: Side; onChange: (side: Side) => void }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {conflict.label}
      </Typography>
      <RadioGroup aria-label={conflict.label} value={value} onChange={(_, side) => onChange(side as Side)}>
        {sides.map(([side, origin]) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', '& > .MuiFormControlLabel-label': { pt: 1, minWidth: 0, overflowWrap: 'anywhere' } }}
            label={
              <>
                <Box component="span" sx={{ display: 'block', fontWeight: 620 }}>
                  {conflict.words[side] === '' ? 'Empty' : conflict.words[side]}
                </Box>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                  {origin}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** Fields that were changed here and elsewhere: shows both values of each and asks which one is saved. */
export function FieldConflictDialog({ conflicts, onChoose, onClose }: FieldConflictDialogProps) {
  const [chosen, setChosen] = useState<Partial<Record<keyof ProfileForm, Side>>>({});
  const sideOf = ({ name }: FieldConflict): Side => chosen[name] ?? 'mine';
  const choose = () => onChoose(Object.fromEntries(conflicts.map((one) => [one.name, one[sideOf(one)]])));
  return (
    <ResponsiveDialog
      open
      maxWidth="sm"
      title="Your profile was changed elsewhere"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            Back to the form
          </Button>
          <Button variant="contained" onClick={choose}>
            Save my choice
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Alert severity="info" variant="outlined">
          Nothing was overwritten. Choose which value to keep.
        </Alert>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.name}
            conflict={conflict}
            value={sideOf(conflict)}
            onChange={(side) => setChosen((now) => ({ ...now, [conflict.name]: side }))}
          />
        ))}
      </Box>
    </ResponsiveDialog>
  );
}
