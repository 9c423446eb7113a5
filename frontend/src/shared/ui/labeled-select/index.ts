export { LabeledSelect } from './labeled-select';
