export { ATHLETE_USER_DATA } from './adapters/persistence/user-data.js';
export { AthleteProfileRepository } from './application/ports/athlete-profile-repository.js';
export { BirthdateChanges, type BirthdateChange } from './application/birthdate-changes.js';
export { UpdateProfile } from './application/update-profile.use-case.js';
export type { ProfileInput } from './domain/profile-input.js';
export { AthleteModule } from './athlete.module.js';
export { MinorQuery } from './queries/minor.query.js';
export { profileScore, type ProfileScore } from './domain/score/profile-score.js';
