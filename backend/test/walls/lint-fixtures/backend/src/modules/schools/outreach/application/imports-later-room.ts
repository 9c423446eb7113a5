// Breaks: schools/outreach comes before gmail.
export { gmail } from '../../../gmail/index.js';
