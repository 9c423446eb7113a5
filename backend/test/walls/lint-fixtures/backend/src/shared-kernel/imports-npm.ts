// Breaks: the kernel knows no package.
export { v7 } from 'uuid';
