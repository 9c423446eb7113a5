import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface FilterChipsProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** One choice of a few, as chips. */
export function FilterChips({ label, choices, value, onChoose }: FilterChipsProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {choices.map((choice) => {
        const on = choice.value === value;
        return (
          <Chip
            key={choice.value}
            component="button"
            type="button"
            clickable
            label={choice.label}
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            onClick={() => onChoose(choice.value)}
          />
        );
      })}
    </Box>
  );
}
