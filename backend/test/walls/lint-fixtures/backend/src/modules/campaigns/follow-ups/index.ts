export const campaignsFollowUps = 'campaigns/follow-ups';
