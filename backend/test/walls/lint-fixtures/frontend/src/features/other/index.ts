export { other } from './ui/other';
