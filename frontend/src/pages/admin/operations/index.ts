export { OperationsPage } from './ui/operations-page';
