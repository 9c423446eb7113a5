export const campaignsInsights = 'campaigns/insights';
