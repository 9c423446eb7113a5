// Breaks: campaigns/preferences comes before campaigns/writing.
export { campaignsWriting } from '../../writing/index.js';
