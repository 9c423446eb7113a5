// Breaks: campaigns/schedule comes before campaigns/recipients.
export { campaignsRecipients } from '../../recipients/index.js';
