// Breaks: campaigns/control comes before campaigns/sending.
export { campaignsSending } from '../../sending/index.js';
