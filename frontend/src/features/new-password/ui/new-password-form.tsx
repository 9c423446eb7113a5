import { type FormEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PasswordInput } from '@/shared/ui/password-input';
import { checkNewPassword, type NewPassword, type PasswordMessages } from '../model/check-new-password';

interface NewPasswordFormProps {
  /** Whether the current password is required; not with a reset link. */
  asksCurrent: boolean;
  /** Names the form for a screen reader. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Why the last try did not work. */
  failure: string | null;
  /** Resolves with whether it was stored; the fields are emptied then. */
  onSubmit: (password: NewPassword) => Promise<boolean>;
}

interface FieldsProps {
  typed: NewPassword;
  wrong: PasswordMessages;
  asksCurrent: boolean;
  onChange: (change: Partial<NewPassword>) => void;
}

function Twice({ typed, wrong, onChange }: Omit<FieldsProps, 'asksCurrent'>) {
  return (
    <>
      <PasswordInput
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        value={typed.next}
        error={wrong.next}
        hint="At least 6 characters. Three unrelated words are easy to remember and hard to guess."
        onChange={(next) => onChange({ next })}
      />
      <PasswordInput
        label="New password again"
        name="newPasswordAgain"
        autoComplete="new-password"
        value={typed.again}
        error={wrong.again}
        onChange={(again) => onChange({ again })}
      />
    </>
  );
}

function Fields({ typed, wrong, asksCurrent, onChange }: FieldsProps) {
  return (
    <>
      {asksCurrent && (
        <PasswordInput
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={typed.current ?? ''}
          error={wrong.current}
          onChange={(current) => onChange({ current })}
        />
      )}
      <Twice typed={typed} wrong={wrong} onChange={onChange} />
    </>
  );
}

/** What is typed, what is wrong with it, and storing it. */
function useNewPassword({ asksCurrent, onSubmit }: NewPasswordFormProps) {
  const empty: NewPassword = { ...(asksCurrent ? { current: '' } : {}), next: '', again: '' };
  const [typed, setTyped] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = isChecked ? checkNewPassword(typed) : {};

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(checkNewPassword(typed)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (!(await onSubmit(typed))) return;
    setTyped(empty);
    setIsChecked(false);
  }

  return { typed, wrong, form, submit, change: (part: Partial<NewPassword>) => setTyped({ ...typed, ...part }) };
}

/** A new password, typed twice, with the current one before it when that is required. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { asksCurrent, label, submitLabel, pendingLabel, pending, failure } = props;
  const { typed, wrong, form, submit, change } = useNewPassword(props);
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
    >
      <Fields typed={typed} wrong={wrong} asksCurrent={asksCurrent} onChange={change} />
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={pending} sx={{ justifySelf: 'start' }}>
        {pending ? pendingLabel : submitLabel}
      </Button>
    </Box>
  );
}
