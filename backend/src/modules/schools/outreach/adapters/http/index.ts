export { CorrectionDto } from './correction.dto.js';
