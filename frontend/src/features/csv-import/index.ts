export { ImportSchoolsButton } from './ui/import-schools-button';
