// Breaks: schools comes before gmail.
export { gmail } from '../../gmail/index.js';
