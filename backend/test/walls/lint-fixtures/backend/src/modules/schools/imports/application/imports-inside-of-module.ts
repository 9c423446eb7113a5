// Breaks: another module is its index.ts.
export { register } from '../../../auth/application/register.use-case.js';
