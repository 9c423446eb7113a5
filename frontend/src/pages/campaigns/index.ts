export { CampaignsPage } from './ui/campaigns-page';
