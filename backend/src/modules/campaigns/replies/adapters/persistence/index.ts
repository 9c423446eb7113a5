export { textColumns } from './text-columns.js';
