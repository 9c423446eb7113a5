// Breaks: the domain stores nothing.
export { rows } from '../resources/schools.resource.js';
