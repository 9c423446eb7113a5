import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ImproveEmailRequest } from '@/shared/api';
import { type ImprovementType, improvements, type Tone } from '../../model/ai/assistant-choices';
import { ToneField } from './tone-field';

interface ImproveFormProps {
  onImprove: (wish: Omit<ImproveEmailRequest, 'currentEmail'>) => void;
}

/** In which respect the email should get better. */
export function ImproveForm({ onImprove }: ImproveFormProps) {
  const id = useId();
  const [improvementType, setImprovementType] = useState<ImprovementType>('grammar');
  const [tone, setTone] = useState<Tone>('professional');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
          What should improve?
        </Typography>
        <RadioGroup
          aria-labelledby={id}
          value={improvementType}
          onChange={({ target }) => setImprovementType(target.value as ImprovementType)}
          sx={{ gap: 1 }}
        >
          {improvements.map(({ value, label, hint }) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio slotProps={{ input: { 'aria-label': label, 'aria-describedby': `${id}-${value}` } }} />}
              label={
                <>
                  {label}
                  <Typography id={`${id}-${value}`} variant="body2" color="textSecondary">
                    {hint}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </div>
      {improvementType === 'tone' && <ToneField value={tone} onChange={setTone} />}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        onClick={() => onImprove(improvementType === 'tone' ? { improvementType, tone } : { improvementType })}
      >
        Improve
      </Button>
    </Box>
  );
}
