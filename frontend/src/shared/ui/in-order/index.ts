export { inOrder, Pending } from './in-order';
