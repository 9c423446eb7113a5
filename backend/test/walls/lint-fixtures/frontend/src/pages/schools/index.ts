export { schools } from './ui/schools';
