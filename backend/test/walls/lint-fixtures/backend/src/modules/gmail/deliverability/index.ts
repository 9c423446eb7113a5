export const gmailDeliverability = 'gmail/deliverability';
