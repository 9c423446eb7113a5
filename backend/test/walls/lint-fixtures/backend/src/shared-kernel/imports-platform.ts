// Breaks: the kernel knows nothing of the house.
export { platform } from '../platform/clock-of-the-system.js';
