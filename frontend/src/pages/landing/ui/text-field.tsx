import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  error?: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
  /** A small button inside the field's end. */
  end?: { label: string; icon: ReactNode; onPress: () => void };
}

const input = {
  width: '100%',
  minHeight: 46,
  px: 1.75,
  border: '1px solid',
  borderColor: 'brand.control',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  // iOS zooms into a field whose text is smaller than 16 px.
  fontSize: '1rem',
  '&:focus-visible': { outlineOffset: '-1px', borderColor: 'primary.main' },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;

const endButton = {
  position: 'absolute',
  right: 6,
  top: 6,
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
} as const;

/** A plain labelled input: the landing page does without the form library to stay light. */
export function TextField({ label, value, type = 'text', error, hint, onChange, end, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, fontSize: '0.84375rem', mb: 0.75 }}>
        {label}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          {...rest}
          id={id}
          type={type}
          value={value}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.currentTarget.value)}
          sx={{ ...input, pr: end ? 6 : 1.75 }}
        />
        {end && (
          <Box component="button" type="button" aria-label={end.label} onClick={end.onPress} sx={endButton}>
            {end.icon}
          </Box>
        )}
      </Box>
      {note !== undefined && (
        <Box
          id={`${id}-note`}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: error === undefined ? 'text.secondary' : 'error.main' }}
        >
          {note}
        </Box>
      )}
    </div>
  );
}
