export { AccountDeletedPage } from './ui/account-deleted-page';
