export { PrivacyPage } from './ui/privacy-page';
export { SupportPage } from './ui/support-page';
export { TermsPage } from './ui/terms-page';
