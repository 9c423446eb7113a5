// Breaks: a query changes nothing.
export { rows } from '../resources/schools.resource.js';
