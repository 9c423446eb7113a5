export { asApiError } from './as-api-error';
export type * from './api-types.gen';
export type { ApiError } from './api-error';
export { askEvents } from './ask-events';
export { baseApi } from './base-api';
export { errorText } from './error-text';
export type { Problem, ProblemFieldError } from './problem';
export { tagTypes } from './tag-types';
export { textChanged } from './text-changed';
