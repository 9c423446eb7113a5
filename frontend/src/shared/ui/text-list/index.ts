export { SourcedList } from './sourced-list';
export { LinkedText } from './linked-text';
export { TextList } from './text-list';
