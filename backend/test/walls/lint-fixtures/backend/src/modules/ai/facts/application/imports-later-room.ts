// Breaks: ai/facts comes before ai/masking.
export { aiMasking } from '../../masking/index.js';
