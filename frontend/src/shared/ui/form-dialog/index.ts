export { FormDialog } from './form-dialog';
export { twoColumns } from './two-columns';
