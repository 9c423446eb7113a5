import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { endedSession, useEnter, useLoginMutation } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { PlainButton } from '@/shared/ui/plain-button';
import { useToast } from '@/shared/ui/toast';
import { authFailure } from '../model/auth-failure';
import { useCountdown } from '../model/use-countdown';
import { waitOf } from '../model/wait-of';
import css from './auth-card.module.css';
import { focusFirstInvalid } from './focus-first-invalid';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import { WaitNote } from './wait-note';

/** Username and password. */
export function SignInForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [reason, setReason] = useState('');
  const [secondsLeft, startWait] = useCountdown();
  const [returnTo] = useState(endedSession.returnTo);
  const [login, { isLoading }] = useLoginMutation();
  const enter = useEnter();
  const navigate = useNavigate();
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (username.trim() === '' || password === '') return focusFirstInvalid(event.currentTarget);
    try {
      const user = await login({ username: username.trim(), password }).unwrap();
      await navigate(returnTo ?? paths.home);
      await enter(user);
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    } catch (error) {
      const wait = waitOf(error);
      setReason(wait?.message ?? '');
      startWait(wait?.seconds ?? null);
      toast(authFailure('Login failed', error, 'Invalid credentials'));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css['form']}>
      {returnTo !== null && (
        <p role="status" className={css['ended']}>
          Your session ended. Sign in again to go back to where you were.
        </p>
      )}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        value={username}
        onChange={setUsername}
        error={checked && username.trim() === '' ? 'Enter your username' : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={checked && password === '' ? 'Enter your password' : undefined}
      />
      {secondsLeft !== null && <WaitNote message={reason} secondsLeft={secondsLeft} />}
      <PlainButton type="submit" fullWidth disabled={isLoading}>
        {isLoading ? 'Signing In...' : 'Sign In'}
      </PlainButton>
      <Link to={paths.forgotPassword} className={css['forgot'] ?? ''}>
        Forgot your password?
      </Link>
    </form>
  );
}
