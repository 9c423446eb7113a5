// Breaks: gmail comes before campaigns.
export { campaigns } from '../../campaigns/index.js';
