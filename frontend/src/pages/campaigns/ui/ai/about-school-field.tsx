import { useId } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useListFavoritesQuery } from '@/entities/school';

interface AboutSchoolFieldProps {
  /** null = an email that any school can get. */
  value: number | null;
  onChange: (schoolId: number | null) => void;
}

/** For which of the favorites the email is; nothing to choose while there are none. */
export function AboutSchoolField({ value, onChange }: AboutSchoolFieldProps) {
  const id = useId();
  const { data: favorites = [] } = useListFavoritesQuery();
  if (favorites.length === 0) return null;
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        Written for
      </Typography>
      <Select
        size="small"
        fullWidth
        displayEmpty
        labelId={id}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <MenuItem value="">Any school</MenuItem>
        {favorites.map(({ schoolId, school }) => (
          <MenuItem key={schoolId} value={String(schoolId)}>
            {school.name}
          </MenuItem>
        ))}
      </Select>
      {value !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          It mentions a fact about this school, so send it only to this school’s coaches.
        </Typography>
      )}
    </div>
  );
}
