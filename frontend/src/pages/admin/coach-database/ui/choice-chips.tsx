import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

interface ChoiceChipsProps<T extends string> {
  label: string;
  choices: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

/** One choice of a few, as chips. */
export function ChoiceChips<T extends string>({ label, choices, value, onChoose }: ChoiceChipsProps<T>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Typography variant="body2" color="textSecondary" aria-hidden sx={{ mr: 0.5 }}>
        {label}
      </Typography>
      {choices.map((choice) => (
        <Chip
          key={choice}
          component="button"
          type="button"
          clickable
          label={choice === 'all' ? 'All' : choice}
          aria-pressed={choice === value}
          color={choice === value ? 'primary' : 'default'}
          variant={choice === value ? 'filled' : 'outlined'}
          onClick={() => onChoose(choice)}
        />
      ))}
    </Box>
  );
}
