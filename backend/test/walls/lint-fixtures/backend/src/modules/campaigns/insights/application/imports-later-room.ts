// Breaks: campaigns/insights comes before ai/writing.
export { aiWriting } from '../../../ai/writing/index.js';
