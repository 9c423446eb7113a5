// Breaks: the domain knows no package.
export { v7 } from 'uuid';
