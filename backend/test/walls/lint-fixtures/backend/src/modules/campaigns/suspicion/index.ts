export const campaignsSuspicion = 'campaigns/suspicion';
