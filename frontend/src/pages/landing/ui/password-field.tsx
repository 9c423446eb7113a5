import { useState } from 'react';
import { PlainIcon } from '@/shared/ui/plain-icon';
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
        icon: <PlainIcon shape={shown ? 'eyeOff' : 'eye'} />,
        onPress: () => setShown(!shown),
      }}
    />
  );
}
