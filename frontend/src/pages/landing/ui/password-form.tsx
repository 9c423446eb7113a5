import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLoginMutation, type User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { PlainButton } from '@/shared/ui/plain-button';
import { useToast } from '@/shared/ui/toast';
import { authFailure } from '../model/auth-failure';
import { type SecondStep, secondStepOf } from '../model/second-step';
import { useCountdown } from '../model/use-countdown';
import { waitOf } from '../model/wait-of';
import css from './auth-card.module.css';
import { focusFirstInvalid } from './focus-first-invalid';
import { PasskeySignIn } from './passkey-sign-in';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import { WaitNote } from './wait-note';

interface PasswordFormProps {
  /** It leads back to where a session ended. */
  returns: boolean;
  onDone: (user: User) => Promise<void>;
  onStep: (step: SecondStep) => void;
}

/** What is typed, and signing in with it: a second step, or waiting, may follow. */
function usePasswordSignIn({ onDone, onStep }: PasswordFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [reason, setReason] = useState('');
  const [secondsLeft, startWait] = useCountdown();
  const [login, { isLoading }] = useLoginMutation();
  const toast = useToast();

  function refuse(error: unknown): void {
    const step = secondStepOf(error);
    if (step) return onStep(step);
    const wait = waitOf(error);
    setReason(wait?.message ?? '');
    startWait(wait?.seconds ?? null);
    toast(authFailure('Login failed', error, 'Invalid credentials'));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (username.trim() === '' || password === '') return focusFirstInvalid(event.currentTarget);
    const { data, error } = await login({ username: username.trim(), password });
    if (data === undefined) refuse(error);
    else await onDone(data);
  }

  return { username, setUsername, password, setPassword, checked, reason, secondsLeft, isLoading, submit };
}

type SignIn = ReturnType<typeof usePasswordSignIn>;

function Fields({ username, setUsername, password, setPassword, checked }: SignIn) {
  return (
    <>
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
    </>
  );
}

/** Username and password, or a passkey. */
export function PasswordForm(props: PasswordFormProps) {
  const signIn = usePasswordSignIn(props);
  const { reason, secondsLeft, isLoading, submit } = signIn;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css['form']}>
      {props.returns && (
        <p role="status" className={css['ended']}>
          Your session ended. Sign in again to go back to where you were.
        </p>
      )}
      <Fields {...signIn} />
      {secondsLeft !== null && <WaitNote message={reason} secondsLeft={secondsLeft} />}
      <PlainButton type="submit" fullWidth disabled={isLoading}>
        {isLoading ? 'Signing In...' : 'Sign In'}
      </PlainButton>
      <PasskeySignIn onDone={props.onDone} />
      <Link to={paths.forgotPassword} className={css['forgot'] ?? ''}>
        Forgot your password?
      </Link>
    </form>
  );
}
