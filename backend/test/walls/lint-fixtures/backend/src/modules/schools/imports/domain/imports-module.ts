// Breaks: the domain knows its own module only.
export { auth } from '../../../auth/index.js';
