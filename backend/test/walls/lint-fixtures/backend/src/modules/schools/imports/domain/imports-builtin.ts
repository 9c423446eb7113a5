// Breaks: the domain does no input or output.
export { readFileSync } from 'node:fs';
