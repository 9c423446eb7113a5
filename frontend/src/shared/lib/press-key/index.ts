export { pressKey } from './press-key';
