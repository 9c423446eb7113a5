// Breaks: schools/outreach comes before schools/own-lists.
export { schoolsOwnLists } from '../../own-lists/index.js';
