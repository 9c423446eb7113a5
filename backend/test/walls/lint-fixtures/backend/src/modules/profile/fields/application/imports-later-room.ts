// Breaks: profile/fields comes before profile/athlete.
export { profileAthlete } from '../../athlete/index.js';
