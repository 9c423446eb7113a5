export { CoachDto, CoachStandingDto } from './coach.dto.js';
export { rowId } from './row-id.js';
export { SchoolDetailDto } from './school-detail.dto.js';
export { SchoolIdPipe } from './school-id.pipe.js';
