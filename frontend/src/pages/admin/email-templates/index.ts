export { EmailTemplatesPage } from './ui/email-templates-page';
