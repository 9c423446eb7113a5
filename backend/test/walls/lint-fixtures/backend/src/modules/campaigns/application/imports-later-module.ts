// Breaks: campaigns comes before ai.
export { ai } from '../../ai/index.js';
