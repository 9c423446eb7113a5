// Breaks: there is no such folder in the house.
export { kernel } from '../shared-kernel/kernel.js';
