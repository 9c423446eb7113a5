// Breaks: profile comes before schools.
export { schools } from '../../schools/index.js';
