export { AthleteQuery, type AthleteFacts } from './application/ports/athlete-query.js';
export { ProfileModule } from './profile.module.js';
