import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffPerson } from '@/entities/school';

interface PersonFieldsProps {
  person: StaffPerson;
  onSave: (person: StaffPerson) => void;
  onCancel: () => void;
}

type Field = 'firstName' | 'lastName' | 'title' | 'email' | 'phone' | 'twitter';

const fields: [Field, string, number][] = [
  ['firstName', 'First name', 120],
  ['lastName', 'Last name', 120],
  ['title', 'Title', 120],
  ['email', 'Email', 254],
  ['phone', 'Phone', 40],
  ['twitter', 'X handle', 200],
];
const mayBeEmpty: readonly Field[] = ['email', 'phone', 'twitter'];

/** Corrects what was read of one person. */
export function PersonFields({ person, onSave, onCancel }: PersonFieldsProps) {
  const [draft, setDraft] = useState(person);
  const change = (field: Field, value: string) =>
    setDraft({
      ...draft,
      [field]: value.trim() === '' && mayBeEmpty.includes(field) ? null : value,
      ...(field === 'email' ? { checks: [] } : {}),
    });

  return (
    <Box
      component="form"
      aria-label={`Correct ${person.firstName} ${person.lastName}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft);
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {fields.map(([field, label, maxLength]) => (
          <TextField
            key={field}
            size="small"
            label={label}
            value={draft[field] ?? ''}
            onChange={(event) => change(field, event.target.value)}
            slotProps={{ htmlInput: { maxLength } }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button type="submit" variant="outlined" size="small" disabled={`${draft.firstName}${draft.lastName}`.trim() === ''}>
          Done
        </Button>
        <Button color="inherit" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
