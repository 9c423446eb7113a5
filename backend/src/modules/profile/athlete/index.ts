export { UpdateProfile } from './application/update-profile.use-case.js';
export type { ProfileInput } from './domain/profile-input.js';
export { AthleteModule } from './athlete.module.js';
