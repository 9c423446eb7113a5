export { GuardianSettingsPage, SettingsPage } from './ui/settings-page';
