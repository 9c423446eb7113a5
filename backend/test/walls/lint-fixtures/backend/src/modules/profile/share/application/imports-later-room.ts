// Breaks: profile/share comes before schools/directory.
export { schoolsDirectory } from '../../../schools/directory/index.js';
