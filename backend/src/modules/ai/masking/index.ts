export { MaskingModule } from './masking.module.js';
export { PrivateValuesQuery } from './queries/private-values.query.js';
