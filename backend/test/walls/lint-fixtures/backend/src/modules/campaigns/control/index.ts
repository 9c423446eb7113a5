export const campaignsControl = 'campaigns/control';
