// Breaks: a use case knows no platform.
export { platform } from '../../../../platform/clock-of-the-system.js';
