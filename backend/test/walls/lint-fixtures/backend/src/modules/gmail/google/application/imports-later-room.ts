// Breaks: gmail/google comes before gmail/microsoft.
export { gmailMicrosoft } from '../../microsoft/index.js';
