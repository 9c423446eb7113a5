export const campaignsRecipients = 'campaigns/recipients';
