export { ChoosePasswordPage } from './ui/choose-password-page';
