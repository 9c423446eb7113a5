// Breaks: ai/grammar comes before ai/facts.
export { aiFacts } from '../../facts/index.js';
