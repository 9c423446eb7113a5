export const campaignsSending = 'campaigns/sending';
