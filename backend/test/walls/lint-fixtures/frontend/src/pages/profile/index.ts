export { profile } from './ui/profile';
