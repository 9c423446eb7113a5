export { useWordChanges } from './use-word-changes';
export type { WordChange } from './word-change';
