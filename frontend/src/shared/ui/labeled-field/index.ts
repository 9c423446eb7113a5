export { LabeledField } from './labeled-field';
