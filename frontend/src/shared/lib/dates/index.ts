export { dayWords } from './day-words';
export { momentWords } from './moment-words';
export { rowMoment } from './row-moment';
