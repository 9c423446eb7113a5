// Breaks: schools/directory comes before schools/imports.
export { schoolsImports } from '../../imports/index.js';
