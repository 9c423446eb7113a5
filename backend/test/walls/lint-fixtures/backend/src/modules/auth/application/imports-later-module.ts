// Breaks: auth comes before profile.
export { profile } from '../../profile/index.js';
