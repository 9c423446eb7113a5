// Breaks: schools/imports comes before schools/rules.
export { schoolsRules } from '../../rules/index.js';
