// Breaks: the platform knows no module.
export { auth } from '../modules/auth/index.js';
