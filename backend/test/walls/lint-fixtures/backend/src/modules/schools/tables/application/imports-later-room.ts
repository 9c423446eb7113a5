// Breaks: schools/tables comes before schools/directory.
export { schoolsDirectory } from '../../directory/index.js';
