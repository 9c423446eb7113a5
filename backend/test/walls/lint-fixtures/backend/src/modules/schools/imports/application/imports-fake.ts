// Breaks: a fake is for tests.
export { memorySchools } from '../testing/memory-schools.js';
