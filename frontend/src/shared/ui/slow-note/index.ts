export { SlowNote } from './slow-note';
