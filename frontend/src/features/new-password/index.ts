export { NewPasswordForm } from './ui/new-password-form';
export type { NewPassword } from './model/check-new-password';
