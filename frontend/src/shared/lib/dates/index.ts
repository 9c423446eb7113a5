export { dayWords } from './day-words';
export { deviceTime } from './device-time';
export { momentWords } from './moment-words';
export { rowMoment } from './row-moment';
