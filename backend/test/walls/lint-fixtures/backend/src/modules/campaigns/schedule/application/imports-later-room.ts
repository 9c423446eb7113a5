// Breaks: campaigns/schedule comes before campaigns/sending.
export { campaignsSending } from '../../sending/index.js';
