import { useState } from 'react';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { TextField } from './text-field';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={{
        label: `${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`,
        icon: shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />,
        onPress: () => setShown(!shown),
      }}
    />
  );
}
