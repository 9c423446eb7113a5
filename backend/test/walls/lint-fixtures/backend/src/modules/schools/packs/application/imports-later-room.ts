// Breaks: schools/packs comes before schools/rules.
export { schoolsRules } from '../../rules/index.js';
