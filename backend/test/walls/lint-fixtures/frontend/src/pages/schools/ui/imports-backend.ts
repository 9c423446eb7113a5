// Breaks: only the generated API is between the two.
export { schools } from '../../../../../backend/src/modules/schools/index.js';
