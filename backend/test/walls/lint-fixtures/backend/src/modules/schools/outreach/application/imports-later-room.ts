// Breaks: schools/outreach comes before schools/staff-pages.
export { schoolsStaffPages } from '../../staff-pages/index.js';
