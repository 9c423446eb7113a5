// Breaks: the domain knows no use case.
export { findSchool } from '../application/find-school.use-case.js';
