/** What is in the sign-up form. */
export interface SignUpForm {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export const emptySignUp: SignUpForm = { username: '', email: '', password: '', confirmPassword: '' };
