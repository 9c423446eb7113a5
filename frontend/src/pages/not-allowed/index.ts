export { NotAllowedPage } from './ui/not-allowed-page';
