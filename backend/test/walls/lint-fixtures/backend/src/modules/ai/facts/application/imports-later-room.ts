// Breaks: ai/facts comes before ai/writing.
export { aiWriting } from '../../writing/index.js';
