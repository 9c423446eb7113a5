// Breaks: production code knows no fake.
export { memorySchools } from '../testing/memory-schools.js';
