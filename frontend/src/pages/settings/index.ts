export { GuardianSettingsPage } from './ui/guardian-settings-page';
export { SettingsPage } from './ui/settings-page';
