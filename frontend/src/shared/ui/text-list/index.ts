export { LinkedText } from './linked-text';
export { TextList } from './text-list';
