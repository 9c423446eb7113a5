// Breaks: resources build on SQL, not SQL on resources.
export { rows } from '../../resources/schools.resource.js';
