import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { FigureTextDto } from '@/shared/api';
import type { Verdict } from '../model/verdicts';

interface FigureQuestionProps {
  figure: FigureTextDto;
  verdict: Verdict;
  onChoose: (verdict: Verdict) => void;
}

const choices: { value: Verdict; label: string }[] = [
  { value: 'confirmed', label: 'Right' },
  { value: 'not_right', label: 'Not right' },
  { value: 'skipped', label: 'Can’t say' },
];

/** One figure with the coach's verdict. */
export function FigureQuestion({ figure: { label, value }, verdict, onChoose }: FigureQuestionProps) {
  const id = useId();
  return (
    <Box sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box id={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="span" color="textSecondary">
          {label}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 650, fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
      <RadioGroup row aria-labelledby={id} value={verdict} onChange={(_, chosen) => onChoose(chosen as Verdict)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio sx={{ px: 0.75 }} />}
            sx={{ minHeight: 44, ml: -0.75, mr: { xs: 0.5, sm: 1.5 } }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
