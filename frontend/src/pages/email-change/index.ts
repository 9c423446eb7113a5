export { ConfirmEmailPage } from './ui/confirm-email-page';
export { KeepEmailPage } from './ui/keep-email-page';
