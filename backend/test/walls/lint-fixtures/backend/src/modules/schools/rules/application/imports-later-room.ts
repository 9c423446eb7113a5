// Breaks: schools/rules comes before schools/fit.
export { schoolsFit } from '../../fit/index.js';
