// Breaks: profile/share comes before schools/tables.
export { schoolsTables } from '../../../schools/tables/index.js';
