// Breaks: a use case stores through its ports, not by a class with SQL.
export { schools } from '../resources/schools.resource.js';
