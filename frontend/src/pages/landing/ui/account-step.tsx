import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEnter, useRegisterMutation } from '@/entities/athlete';
import { asApiError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PlainButton } from '@/shared/ui/plain-button';
import { useToast } from '@/shared/ui/toast';
import { authFailure } from '../model/auth-failure';
import { checkSignUp, type FieldMessages } from '../model/check-sign-up';
import { emptySignUp, type SignUpForm as Form } from '../model/sign-up-form';
import css from './auth-card.module.css';
import { focusFirstInvalid } from './focus-first-invalid';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

function fromServer(error: unknown): FieldMessages<Form> {
  const refused = asApiError(error)?.problem?.errors ?? [];
  return Object.fromEntries(refused.filter(({ field }) => field in emptySignUp).map(({ field, message }) => [field, message]));
}

/** Errors that are also shown in a toast; an empty field only has its message beside it. */
function ruleBroken(problems: FieldMessages<Form>, form: Form): string | undefined {
  if (form.confirmPassword !== '' && problems.confirmPassword) return problems.confirmPassword;
  return form.password === '' ? undefined : problems.password;
}

interface AccountStepProps {
  /** As YYYY-MM-DD. */
  birthdate: string;
  /** Called when the user is too young by the server's clock. */
  onTooYoung: () => void;
}

/** What is typed, and what is wrong with each field until it is changed. */
function useSignUpForm() {
  const [form, setForm] = useState(emptySignUp);
  const [problems, setProblems] = useState<FieldMessages<Form>>({});
  const bind = (name: keyof Form) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (value: string) => {
      setForm((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });

  return { form, bind, setProblems };
}

/** Creates the account and signs in. */
function useSignUp(birthdate: string) {
  const [register, { isLoading }] = useRegisterMutation();
  const enter = useEnter();
  const navigate = useNavigate();
  const toast = useToast();
  async function send({ username, email, password }: Form): Promise<void> {
    const user = await register({ username: username.trim(), email: email.trim(), password, birthdate }).unwrap();
    await navigate(paths.home);
    await enter(user);
    toast({ title: 'Welcome to Recruit!', description: 'Your account has been created successfully.' });
  }
  return { send, isLoading };
}

function useSubmit({ birthdate, onTooYoung }: AccountStepProps) {
  const { form, bind, setProblems } = useSignUpForm();
  const { send, isLoading } = useSignUp(birthdate);
  const toast = useToast();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    const found = checkSignUp(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      const description = ruleBroken(found, form);
      if (description) toast({ title: 'Registration failed', description, variant: 'destructive' });
      return focusFirstInvalid(element);
    }
    try {
      await send(form);
    } catch (error) {
      if (asApiError(error)?.problem?.code === 'under_13') return onTooYoung();
      setProblems(fromServer(error));
      toast(authFailure('Registration failed', error, 'Registration failed'));
      focusFirstInvalid(element);
    }
  }

  return { bind, isLoading, submit };
}

/** Username, email, password twice. */
export function AccountStep(props: AccountStepProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const { bind, isLoading, submit } = useSubmit(props);

  // The button of the first step is removed: without this the focus would start at the top of the page.
  useEffect(() => formElement.current?.querySelector('input')?.focus(), []);

  return (
    <form ref={formElement} noValidate onSubmit={(event) => void submit(event)} className={css['form']}>
      <TextField label="Username" autoComplete="username" {...bind('username')} />
      <TextField label="Email" type="email" autoComplete="email" {...bind('email')} />
      <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters" {...bind('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...bind('confirmPassword')} />
      <PlainButton type="submit" fullWidth disabled={isLoading}>
        {isLoading ? 'Creating Account...' : 'Create Account'}
      </PlainButton>
      <SmallPrint />
    </form>
  );
}

/** What the user agrees to by pressing the button. */
function SmallPrint() {
  return (
    <p className={css['smallPrint']}>
      By creating an account you confirm that you are 13 or older. <Link to={paths.terms}>Terms</Link> ·{' '}
      <Link to={paths.privacy}>Privacy</Link>
    </p>
  );
}
