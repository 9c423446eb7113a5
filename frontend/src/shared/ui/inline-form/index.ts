export { InlineForm } from './inline-form';
