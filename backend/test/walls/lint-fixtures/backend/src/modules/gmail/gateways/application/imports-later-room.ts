// Breaks: gmail/gateways comes before gmail/google.
export { gmailGoogle } from '../../google/index.js';
