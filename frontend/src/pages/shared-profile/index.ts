export { SharedProfilePage } from './ui/shared-profile-page';
