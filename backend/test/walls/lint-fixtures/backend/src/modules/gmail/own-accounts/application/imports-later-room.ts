// Breaks: gmail/own-accounts comes before campaigns/writing.
export { campaignsWriting } from '../../../campaigns/writing/index.js';
