// Breaks: a use case does no input or output itself.
export { readFileSync } from 'node:fs';
