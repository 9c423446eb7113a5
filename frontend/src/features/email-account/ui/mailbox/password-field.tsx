import { useState } from 'react';
import Hide from '@mui/icons-material/VisibilityOffOutlined';
import Show from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { Control } from 'react-hook-form';
import { FormField } from '@/shared/ui/form-field';
import type { MailboxForm } from '../../model/mailbox/mailbox-form';

interface PasswordFieldProps {
  control: Control<MailboxForm>;
  label: string;
}

/** The password of the mailbox, which can be shown while it is typed. Browsers are asked not to fill in or keep it. */
export function PasswordField({ control, label }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      control={control}
      name="password"
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete="off"
      hint="Stored encrypted. Recruit never shows it again."
      inputProps={{ maxLength: 500, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, 'data-1p-ignore': true }}
      rules={{ required: `Enter the ${label.toLowerCase()}.` }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            {shown ? <Hide /> : <Show />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
