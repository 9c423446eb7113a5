// Breaks: gmail comes before campaigns/writing.
export { campaignsWriting } from '../../campaigns/writing/index.js';
