export { CorrectBirthdate } from './application/correct-birthdate.use-case.js';
export { PrivacyModule } from './privacy.module.js';
