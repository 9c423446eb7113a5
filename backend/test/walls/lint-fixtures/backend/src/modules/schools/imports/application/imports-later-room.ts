// Breaks: schools/imports comes before schools/packs.
export { schoolsPacks } from '../../packs/index.js';
