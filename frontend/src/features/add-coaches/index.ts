export { AddCoachesDialog } from './ui/add-coaches-dialog';
