// Breaks: the embedded database knows nothing of Recruit.
export { kernel } from '../shared-kernel/kernel.js';
