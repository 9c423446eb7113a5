export { AthleteQuery, type AthleteFacts } from './application/ports/athlete-query.js';
export { UpdateProfile } from './application/update-profile.use-case.js';
export type { ProfileInput } from './domain/profile-input.js';
export { ProfileModule } from './profile.module.js';
