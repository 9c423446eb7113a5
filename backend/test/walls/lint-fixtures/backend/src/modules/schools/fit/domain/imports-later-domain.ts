// Breaks: fit comes before outreach.
export { contact } from '../../outreach/domain/contact.js';
