import { useState } from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { LabeledField } from '../labeled-field';

interface PasswordInputProps {
  label: string;
  name: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

const mostCharacters = 1_000;

/** A password that can be shown while it is typed. */
export function PasswordInput({ label, name, value, autoComplete, error, hint, onChange }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <LabeledField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      value={value}
      autoComplete={autoComplete}
      error={error}
      hint={hint}
      inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: mostCharacters }}
      onChange={(event) => onChange(event.target.value)}
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
