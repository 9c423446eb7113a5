export { school } from './ui/school';
