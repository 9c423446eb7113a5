// Breaks: auth comes before profile/athlete.
export { profileAthlete } from '../../profile/athlete/index.js';
