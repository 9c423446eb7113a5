export { useSignOut } from './model/use-sign-out';
export { SignOutButton } from './ui/sign-out-button';
export { UnsentQuestion } from './ui/unsent-question';
