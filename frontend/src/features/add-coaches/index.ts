export { contactDraft } from './model/contact-draft';
export { AddCoachesButton } from './ui/add-coaches-button';
export { AddCoachesDialog } from './ui/add-coaches-dialog';
export { ContactForm } from './ui/contact-form';
