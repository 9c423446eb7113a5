export { athlete } from './ui/athlete';
