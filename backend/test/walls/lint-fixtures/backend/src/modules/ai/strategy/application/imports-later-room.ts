// Breaks: ai/strategy comes before account.
export { account } from '../../../account/index.js';
