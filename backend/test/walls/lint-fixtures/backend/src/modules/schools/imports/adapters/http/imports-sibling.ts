// Breaks: an adapter knows no sibling.
export { rows } from '../persistence/school-rows.js';
