// Breaks: a resource of another room is reached through its index.ts.
export { rows } from '../../../imports/resources/schools.resource.js';
