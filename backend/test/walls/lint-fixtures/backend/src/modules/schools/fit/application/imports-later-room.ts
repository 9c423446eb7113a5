// Breaks: schools/fit comes before schools/outreach.
export { schoolsOutreach } from '../../outreach/index.js';
