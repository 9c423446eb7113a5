// Breaks: ai/masking comes before ai/writing.
export { aiWriting } from '../../writing/index.js';
