export { AccountStoppedPage } from './ui/account-stopped-page';
