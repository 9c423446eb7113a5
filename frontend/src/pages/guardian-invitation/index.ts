export { GuardianInvitationPage } from './ui/guardian-invitation-page';
