export { SchoolsPage } from './ui/schools-page';
