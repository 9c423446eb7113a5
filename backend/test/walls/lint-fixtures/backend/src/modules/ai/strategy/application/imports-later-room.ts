// Breaks: ai/strategy comes before admin.
export { admin } from '../../../admin/index.js';
