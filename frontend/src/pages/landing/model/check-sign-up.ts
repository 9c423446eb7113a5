import type { SignUpForm } from './sign-up-form';

export type FieldMessages<T> = Partial<Record<keyof T, string>>;

const minimumPassword = 6;
const missing: Record<keyof SignUpForm, string> = {
  username: 'Choose a username',
  email: 'Enter your email address',
  password: 'Choose a password',
  confirmPassword: 'Enter the password again',
};

/** What is wrong with a sign-up, field by field; empty when it may be sent. */
export function checkSignUp(form: SignUpForm): FieldMessages<SignUpForm> {
  const found: FieldMessages<SignUpForm> = {};
  for (const field of Object.keys(missing) as (keyof SignUpForm)[]) {
    if (form[field].trim() === '') found[field] = missing[field];
  }
  if (!found.email && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(form.email.trim())) {
    found.email = 'Enter a whole address, like name@example.com';
  }
  if (!found.password && !found.confirmPassword && form.password !== form.confirmPassword) {
    found.confirmPassword = "Passwords don't match";
  } else if (!found.password && form.password.length < minimumPassword) {
    found.password = 'Password must be at least 6 characters';
  }
  return found;
}
