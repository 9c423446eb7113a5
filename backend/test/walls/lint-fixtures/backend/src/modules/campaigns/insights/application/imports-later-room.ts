// Breaks: campaigns/insights comes before ai/grammar.
export { aiGrammar } from '../../../ai/grammar/index.js';
