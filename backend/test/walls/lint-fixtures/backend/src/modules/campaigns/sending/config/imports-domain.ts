// Breaks: settings know the platform alone.
export { isDue } from '../domain/is-due.js';
