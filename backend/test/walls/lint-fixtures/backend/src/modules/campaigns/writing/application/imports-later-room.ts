// Breaks: campaigns/writing comes before campaigns/sending.
export { campaignsSending } from '../../sending/index.js';
