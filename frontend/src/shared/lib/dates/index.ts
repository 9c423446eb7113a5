export { dayWords } from './day-words';
export { momentWords } from './moment-words';
