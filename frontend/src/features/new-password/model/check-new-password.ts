/** What is typed into the form of a new password. */
export interface NewPassword {
  /** Left out where a link proves who it is. */
  current?: string;
  next: string;
  again: string;
}

export type PasswordMessages = Partial<Record<keyof NewPassword, string>>;

const minimum = 6;

/** What is wrong, field by field; empty when it may be sent. */
export function checkNewPassword({ current, next, again }: NewPassword): PasswordMessages {
  const found: PasswordMessages = {};
  if (current === '') found.current = 'Enter your current password';
  if (next === '') found.next = 'Choose a new password';
  else if (next.length < minimum) found.next = 'Password must be at least 6 characters';
  else if (next === current) found.next = 'Choose a password that differs from the current one';
  if (again === '') found.again = 'Enter the new password again';
  else if (again !== next) found.again = "Passwords don't match";
  return found;
}
