// Breaks: schools/own-lists comes before schools/staff-pages.
export { schoolsStaffPages } from '../../staff-pages/index.js';
