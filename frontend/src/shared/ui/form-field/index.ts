export { applyServerErrors } from './apply-server-errors';
export { FormField } from './form-field';
export { lengthLeft } from './length-left';
