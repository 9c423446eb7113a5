import { type SubmitEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type User, useChangeEmailMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { LabeledField } from '@/shared/ui/labeled-field';
import { PasswordInput } from '@/shared/ui/password-input';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);

interface Wrong {
  email?: string;
  password?: string;
}

function wrongIn(email: string, password: string, present: string): Wrong {
  const wrong: Wrong = {};
  if (!isAddress(email)) wrong.email = 'Enter a whole address, like name@example.com';
  else if (email === present) wrong.email = 'This is your address already.';
  if (password === '') wrong.password = 'Please enter your password.';
  return wrong;
}

/** What is typed, what is wrong with it, and the request. */
function useEmailForm(present: string) {
  const toast = useToast();
  const [change, { isLoading }] = useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    const found = wrongIn(address, password, present);
    setWrong(found);
    if (Object.keys(found).length > 0 || isLoading) return;
    const { error } = await change({ email: address, currentPassword: password });
    if (error !== undefined) {
      setWrong({ password: errorText(error, 'The address could not be changed. Please try again.') });
      return;
    }
    setEmail('');
    setPassword('');
    toast({ title: 'Confirm your new email', description: `Until then we use ${present}.` });
  }

  return { email, setEmail, password, setPassword, wrong, isLoading, submit };
}

/** Changes the email address; the new one is used once its link was confirmed. */
export function EmailCard({ user }: { user: User }) {
  const { email, setEmail, password, setPassword, wrong, isLoading, submit } = useEmailForm(user.email);
  return (
    <SectionCard title="Email address">
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5, overflowWrap: 'anywhere' }}>
        Coaches reply to {user.email}. A new address is used once you confirm it. We email your old address about every change.
      </Typography>
      <Box
        component="form"
        noValidate
        aria-label="Change email"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
      >
        <LabeledField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={wrong.email}
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordInput
          label="Your password"
          name="currentPassword"
          value={password}
          autoComplete="current-password"
          error={wrong.password}
          onChange={setPassword}
        />
        <Button type="submit" variant="outlined" disabled={isLoading} sx={{ justifySelf: 'start' }}>
          {isLoading ? 'Saving...' : 'Change email'}
        </Button>
      </Box>
    </SectionCard>
  );
}
