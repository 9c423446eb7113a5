// Breaks nothing: the last module may know all before it.
export { auth } from '../../../auth/index.js';
export { profile } from '../../../profile/index.js';
export { schools } from '../../../schools/index.js';
export { gmail } from '../../../gmail/index.js';
export { campaigns } from '../../../campaigns/index.js';
export { ai } from '../../../ai/index.js';
