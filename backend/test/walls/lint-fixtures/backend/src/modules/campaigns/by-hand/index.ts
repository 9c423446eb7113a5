export const campaignsByHand = 'campaigns/by-hand';
