export { OwnAthleteGuard } from './own-athlete.guard.js';
