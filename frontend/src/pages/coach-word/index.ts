export { CoachWordPage } from './ui/coach-word-page';
