export type { AthleteProfile } from './domain/athlete-profile.js';
export { comparableGpa, gpaOnScale, isComparable, type OnScale, topOfScale } from './domain/gpa-scales.js';
export type { Measured } from './domain/measured.js';
export {
  type PlaceholderProfile,
  PROFILE_PLACEHOLDERS,
  type ProfilePlaceholder,
  profilePlaceholders,
} from './domain/placeholder-fields.js';
export { profileColumns } from './domain/profile-columns.js';
export { isPosition, POSITION_GROUPS, type PositionCode, type PositionGroup, positionGroup, POSITIONS } from './domain/positions.js';
export { readBirthdate } from './domain/readers/read-birthdate.js';
export { EMPTY_PROFILE } from './domain/empty-profile.js';
export { MAXIMUM, MEASUREMENT_FIELDS, type MeasurementName, MEASUREMENT_NAMES } from './domain/measurement-fields.js';
export { fieldText } from './domain/field-text.js';
