import { useId } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useGetSchoolQuery } from '@/entities/school';

interface AboutCoachFieldProps {
  schoolId: number | null;
  /** null = any coach of the school. */
  value: number | null;
  onChange: (coachId: number | null) => void;
}

/** Which coach of the school alone gets the email; nothing to choose while none is known. */
export function AboutCoachField({ schoolId, value, onChange }: AboutCoachFieldProps) {
  const id = useId();
  const { currentData } = useGetSchoolQuery(schoolId ?? 0, { skip: schoolId === null });
  const coaches = currentData?.coaches ?? [];
  if (coaches.length === 0) return null;
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        To one coach
      </Typography>
      <Select
        size="small"
        fullWidth
        displayEmpty
        labelId={id}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <MenuItem value="">Any coach</MenuItem>
        {coaches.map((coach) => (
          <MenuItem key={coach.id} value={String(coach.id)}>
            {coach.title === '' ? coach.name : `${coach.name}, ${coach.title}`}
          </MenuItem>
        ))}
      </Select>
      {value !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          It may mention this coach’s job, so send it only to this coach.
        </Typography>
      )}
    </div>
  );
}
