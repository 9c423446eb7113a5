// Breaks: account comes before admin.
export { admin } from '../../admin/index.js';
