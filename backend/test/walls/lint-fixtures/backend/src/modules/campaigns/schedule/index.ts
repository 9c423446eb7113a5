export const campaignsSchedule = 'campaigns/schedule';
