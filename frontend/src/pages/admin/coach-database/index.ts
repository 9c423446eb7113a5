export { CoachDatabasePage } from './ui/coach-database-page';
