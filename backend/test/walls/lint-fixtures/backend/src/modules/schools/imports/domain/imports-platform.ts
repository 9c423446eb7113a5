// Breaks: the domain knows no platform.
export { platform } from '../../../../platform/clock-of-the-system.js';
