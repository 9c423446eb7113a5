import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface AllOrNothingProps {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Whether one row that cannot be read keeps the whole file out. */
export function AllOrNothing({ chosen, onChoose }: AllOrNothingProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={chosen} onChange={(_event, checked) => onChoose(checked)} />}
      label="All or nothing: import the file only if every row can be read"
    />
  );
}
