export type { ChoiceRow } from './choice-row';
export { ChoiceRows } from './choice-rows';
