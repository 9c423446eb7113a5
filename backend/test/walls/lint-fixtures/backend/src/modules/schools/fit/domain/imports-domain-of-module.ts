// Breaks: the domain of another module is not shared.
export { athlete } from '../../../profile/athlete/domain/athlete.js';
